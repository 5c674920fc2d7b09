import {
  memberSignupSchema,
  payPerViewSignupSchema,
  type PayPerViewSignup,
} from '../../src/domain/signup';

/** The two lists of sign-ups (spec §3). */
export const signupKinds = ['member', 'pay-per-view'] as const;

/** One of the {@link signupKinds}. */
export type SignupKind = (typeof signupKinds)[number];

/** A stored sign-up (spec §3). A member's has `email` and `mobile`, and never an `eventId`. */
export type StoredSignup = PayPerViewSignup & {
  /** A uuid. */
  id: string;
  /** ISO 8601, in UTC and with milliseconds. */
  createdAt: string;
  updatedAt: string;
  /** The wording of the privacy notice beside the form; none with sign-ups from before there was one. */
  privacyVersion?: string;
};

/** What a visitor submits to each list. */
export const signupSchemas = {
  member: memberSignupSchema,
  'pay-per-view': payPerViewSignupSchema,
} as const satisfies Record<SignupKind, unknown>;

/** A field of a sign-up, as it is stored and exported. */
export type SignupField = keyof StoredSignup;

/** Returns the fields of a list, in their order: those that a visitor submits, between the server's own. */
export function fieldsOf(kind: SignupKind): SignupField[] {
  const submitted = Object.keys(signupSchemas[kind].shape) as SignupField[];
  return ['id', ...submitted, 'createdAt', 'updatedAt', 'privacyVersion'];
}

/** By which a person is found: an email address in any case, or a number with anything between its digits. */
export type Contact = { email: string } | { mobile: string };
