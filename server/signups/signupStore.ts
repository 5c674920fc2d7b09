import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';

/** The two lists that visitors put themselves on (spec §3), and what a visitor submits for each. */
interface SubmittedSignup {
  member: z.output<typeof memberSignupSchema>;
  'pay-per-view': z.output<typeof payPerViewSignupSchema>;
}

/** One of the two lists. */
export type SignupKind = keyof SubmittedSignup;

/** Every {@link SignupKind}. */
export const signupKinds = ['member', 'pay-per-view'] as const satisfies SignupKind[];

/** A sign-up as it is kept (spec §3). A member's has `email` and `mobile`, and never an `eventId`. */
export type StoredSignup = SubmittedSignup[SignupKind] &
  Pick<SubmittedSignup['pay-per-view'], 'eventId'> & {
    /** A uuid. */
    id: string;
    /** ISO 8601, in UTC and with milliseconds. */
    createdAt: string;
    updatedAt: string;
  };

/** Whom to forget: everyone who left this address, or this number. */
export type Contact = { email: string } | { mobile: string };

/** Keeps what visitors submit, durably, and never shows it to them again. */
export interface SignupStore {
  /**
   * Resolves when the sign-up would outlive a power failure, and not before.
   *
   * @throws {StoreUnavailableError} when it could not be stored.
   */
  append(kind: SignupKind, signup: StoredSignup): Promise<void>;
  /** Gives a list from its oldest to its newest sign-up, in memory that does not grow with it. */
  readAll(kind: SignupKind): AsyncIterable<StoredSignup>;
  /**
   * Removes whoever left this contact from both lists, for good.
   *
   * @returns How many sign-ups that were.
   */
  erase(contact: Contact): Promise<number>;
  /** Finishes what is being appended; what comes later is refused. */
  close(): Promise<void>;
}

/** Thrown when the store cannot take a sign-up now, and may be able to later. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Makes a submitted sign-up one that can be stored: with an id of its own, created now. */
export function createSignup(submitted: SubmittedSignup[SignupKind]): StoredSignup {
  const createdAt = new Date().toISOString();
  return { ...submitted, id: randomUUID(), createdAt, updatedAt: createdAt };
}
