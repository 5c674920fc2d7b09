import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';

/** The two lists of sign-ups (spec §3). */
export const signupKinds = ['member', 'pay-per-view'] as const;

/** One of the {@link signupKinds}. */
export type SignupKind = (typeof signupKinds)[number];

/** What a visitor submits for either list, in order (spec §7). */
type Submitted = z.output<typeof memberSignupSchema> | z.output<typeof payPerViewSignupSchema>;

/** A stored sign-up (spec §3). A member's has `email` and `mobile`, and never an `eventId`. */
export type StoredSignup = z.output<typeof payPerViewSignupSchema> & {
  /** A uuid. */
  id: string;
  /** ISO 8601, in UTC and with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/**
 * The schema of a stored sign-up. It is less strict than the domain's, so that a stricter rule never makes stored
 * sign-ups invalid.
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

/** The contact whose sign-ups are erased: an email address or a number. */
export type Contact = { email: string } | { mobile: string };

/** The reading half of a store. */
export interface SignupReader {
  /** Yields a list from its oldest to its newest sign-up, with constant memory use. */
  readAll(kind: SignupKind): AsyncIterable<StoredSignup>;
  close(): Promise<void>;
}

/** Stores sign-ups durably; no visitor can read them. */
export interface SignupStore extends SignupReader {
  /**
   * Resolves when the sign-up would survive a power failure, and not before.
   *
   * @throws {StoreUnavailableError} when it could not be stored.
   */
  append(kind: SignupKind, signup: StoredSignup): Promise<void>;
  /**
   * Checks whether a sign-up could be stored now.
   *
   * @throws {StoreUnavailableError} when it could not.
   */
  check(): Promise<void>;
  /**
   * Removes the sign-ups with this contact from both lists permanently.
   *
   * @returns the number of removed sign-ups
   */
  erase(contact: Contact): Promise<number>;
  /** Finishes pending appends; later ones are refused. */
  close(): Promise<void>;
}

/** Makes a submitted sign-up one that can be stored: with an id of its own, created now. */
export function createSignup(submitted: Submitted): StoredSignup {
  const createdAt = new Date().toISOString();
  return { ...submitted, id: randomUUID(), createdAt, updatedAt: createdAt };
}
