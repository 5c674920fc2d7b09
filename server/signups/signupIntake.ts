import { uuidv7 as timeOrderedUuid } from 'uuidv7';
import type * as z from 'zod/mini';
import { privacyNotice } from '../../src/content/privacy';
import { eventUnknown, type MemberSignup, type PayPerViewSignup } from '../../src/domain/signup';
import { createRateLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';
import { household, networkOf } from '../http/clientAddress';
import { StoreUnavailableError } from '../storage/database';
import { signupSchemas, type SignupKind, type StoredSignup } from './signup';
import type { SignupStore } from './signupStore';

/** What a visitor submits for either list (spec §7). */
type Submitted = MemberSignup | PayPerViewSignup;

/** What an intake needs, and its settings. */
export interface SignupIntakeParts {
  store: Pick<SignupStore, 'append'>;
  /** Returns whether the league has an event. */
  hasEvent: (id: string) => boolean;
  /** Sign-ups per minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Sign-ups per minute from all addresses together; 0 for no limit. */
  totalRateLimit: number;
}

/**
 * Stores a sign-up, and resolves when it is stored: the one way to the store, whether the API or a page receives it.
 *
 * @param fields what was sent
 * @param clientAddress counts under the limits
 * @param schema reads the fields of a form that are not those of the API
 * @throws {InvalidSignup} for fields that break a rule of spec §5
 * @throws {Refusal} 429 over a limit, 422 for an unknown event, 503 when the store is unavailable
 */
export type SignupIntake = (
  kind: SignupKind,
  fields: Record<string, unknown>,
  clientAddress: string,
  schema?: z.ZodMiniType<Submitted>,
) => Promise<StoredSignup>;

/** The refusal of fields that break a rule, which says the first one. */
export class InvalidSignup extends Refusal {
  constructor(readonly issues: z.core.$ZodError['issues']) {
    super(422, firstProblem(issues));
  }
}

/** In seconds: about as long as a database takes to start again. */
const retryAfter = 10;

/** The smallest network of an organisation: a /24, or in IPv6 a /48, within which it gives out the others. */
const organisation = { ipv4: 3, ipv6: 6 };

/** How many times the sign-ups of one address its {@link organisation} may send (docs/decisions/007). */
const addressesPerOrganisation = 2;

/** Creates the intake of a server: there is one, since its limits count the sign-ups of both forms together. */
export function createSignupIntake({
  store,
  hasEvent,
  rateLimit,
  totalRateLimit,
}: SignupIntakeParts): SignupIntake {
  const secondsToWait = createRateLimit<string>([
    { perMinute: rateLimit, senderOf: (address) => networkOf(address, household) },
    {
      perMinute: rateLimit * addressesPerOrganisation,
      senderOf: (address) => networkOf(address, organisation),
    },
    { perMinute: totalRateLimit, senderOf: () => 'everybody' },
  ]);

  return async (kind, fields, clientAddress, schema = signupSchemas[kind]) => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) throw new InvalidSignup(parsed.error.issues);
    const signup = createSignup(parsed.data);
    if (signup.eventId !== undefined && !hasEvent(signup.eventId)) {
      throw new Refusal(422, eventUnknown);
    }
    // Last: what is refused does not use up what the store may take, or anybody could close the forms with nothing.
    const wait = secondsToWait(clientAddress);
    if (wait > 0) {
      const message = 'Too many sign-ups at the moment. Please try again in a minute.';
      throw new Refusal(429, message, { 'Retry-After': wait });
    }
    try {
      await store.append(kind, signup);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      const message = 'We cannot take sign-ups right now. Please try again in a few minutes.';
      throw new Refusal(503, message, { 'Retry-After': retryAfter });
    }
    return signup;
  };
}

/**
 * Makes a submitted sign-up one that can be stored: with an id of its own, created now. Ids grow with time, so that a
 * database adds them to the end of its index: SQLite stores nearly twice as many a second as with random ones.
 */
export function createSignup(submitted: Submitted): StoredSignup {
  const createdAt = new Date().toISOString();
  return {
    id: timeOrderedUuid(),
    createdAt,
    updatedAt: createdAt,
    privacyVersion: privacyNotice.version,
    // Last, since what follows a spread takes V8 twenty times as long. The schemas let none of the above through.
    ...submitted,
  };
}

/** The field names that a response may repeat: all others are the sender's input. */
const knownFields = new Set([
  ...['id', 'createdAt', 'updatedAt', 'views', 'eventId'],
  ...['__proto__', 'constructor', 'prototype'],
]);

function firstProblem([issue]: z.core.$ZodError['issues']): string {
  if (issue?.code !== 'unrecognized_keys') return issue?.message ?? 'The sign-up is not valid';
  const field = issue.keys.find((key) => knownFields.has(key)) ?? 'An unknown field';
  return `${field} cannot be part of this sign-up`;
}
