import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';

/** The two lists that visitors put themselves on (spec §3). */
export const signupKinds = ['member', 'pay-per-view'] as const;

/** One of the {@link signupKinds}. */
export type SignupKind = (typeof signupKinds)[number];

/** What a visitor submits for either list, in order (spec §7). */
type Submitted = z.output<typeof memberSignupSchema> | z.output<typeof payPerViewSignupSchema>;

/** A sign-up as it is kept (spec §3). A member's has `email` and `mobile`, and never an `eventId`. */
export type StoredSignup = z.output<typeof payPerViewSignupSchema> & {
  /** A uuid. */
  id: string;
  /** ISO 8601, in UTC and with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/**
 * Tells a stored sign-up from anything else. It asks for less than the domain does: a rule that is
 * made stricter one day must not turn what is stored already into damage.
 */
export const storedSignupSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  eventId: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
}) satisfies z.ZodMiniType<StoredSignup>;

/** Whom to forget: everyone who left this address, or this number. */
export type Contact = { email: string } | { mobile: string };

/** The half of a store that looks at what is there. */
export interface SignupReader {
  /** Gives a list from its oldest to its newest sign-up, in memory that does not grow with it. */
  readAll(kind: SignupKind): AsyncIterable<StoredSignup>;
  close(): Promise<void>;
}

/** Keeps what visitors submit, durably, and never shows it to them again. */
export interface SignupStore extends SignupReader {
  /**
   * Resolves when the sign-up would outlive a power failure, and not before.
   *
   * @throws {StoreUnavailableError} when it could not be stored.
   */
  append(kind: SignupKind, signup: StoredSignup): Promise<void>;
  /**
   * Tries whether a sign-up could be stored now.
   *
   * @throws {StoreUnavailableError} when it could not.
   */
  check(): Promise<void>;
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
export function createSignup(submitted: Submitted): StoredSignup {
  const createdAt = new Date().toISOString();
  return { ...submitted, id: randomUUID(), createdAt, updatedAt: createdAt };
}
