import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { eventUnknown, memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';
import { household, networkOf } from '../http/clientAddress';
import { isCrossSite } from '../http/crossSite';
import { createRateLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';
import { StoreUnavailableError } from '../storage/storeUnavailable';
import { createSignup, type SignupKind, type StoredSignup } from './signup';
import type { SignupStore } from './signupStore';

/** What an intake needs, and its settings. */
export interface SignupIntakeParts {
  store: Pick<SignupStore, 'append'>;
  /** Returns whether the league has an event. */
  hasEvent: (id: string) => boolean;
  /** Sign-ups per minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Sign-ups per minute from all addresses together; 0 for no limit. */
  totalRateLimit: number;
  /** The site's public origin, when it differs from the `Host` header. */
  publicOrigin?: string | undefined;
}

/** The one way to the sign-up store, with the same rules and limits whether the API or a page receives the sign-up. */
export interface SignupIntake {
  /** @throws {Refusal} 403 when a page of another site makes a visitor's browser send it */
  demandOwnSite(req: IncomingMessage): void;
  /**
   * Counts a sign-up of a client.
   *
   * @throws {Refusal} 429 when it is over a limit
   */
  demandRate(clientAddress: string): void;
  /**
   * Stores a sign-up, and resolves when it is stored.
   *
   * @throws {Refusal} 422 for the first broken rule of spec §5, 503 when the store is unavailable
   */
  accept(kind: SignupKind, submitted: Record<string, unknown>): Promise<StoredSignup>;
}

const schemas = { member: memberSignupSchema, 'pay-per-view': payPerViewSignupSchema };

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
  publicOrigin,
}: SignupIntakeParts): SignupIntake {
  const secondsToWait = createRateLimit<string>([
    { perMinute: rateLimit, senderOf: (address) => networkOf(address, household) },
    {
      perMinute: rateLimit * addressesPerOrganisation,
      senderOf: (address) => networkOf(address, organisation),
    },
    { perMinute: totalRateLimit, senderOf: () => 'everybody' },
  ]);

  return {
    demandOwnSite: (req) => {
      if (isCrossSite(req, publicOrigin)) {
        throw new Refusal(403, 'Sign-ups are taken from this site only');
      }
    },
    demandRate: (clientAddress) => {
      const wait = secondsToWait(clientAddress);
      if (wait > 0) {
        const message = 'Too many sign-ups at the moment. Please try again in a minute.';
        throw new Refusal(429, message, { 'Retry-After': wait });
      }
    },
    accept: async (kind, submitted) => {
      const signup = createSignup(check(kind, submitted, hasEvent));
      await append(store, kind, signup);
      return signup;
    },
  };
}

/** @throws {Refusal} 422 for the first broken rule of spec §5 */
function check(
  kind: SignupKind,
  submitted: Record<string, unknown>,
  hasEvent: (id: string) => boolean,
) {
  const parsed = schemas[kind].safeParse(submitted);
  if (!parsed.success) throw new Refusal(422, firstProblem(parsed.error));

  const signup: Pick<StoredSignup, 'eventId'> & typeof parsed.data = parsed.data;
  const { eventId } = signup;
  if (eventId !== undefined && !hasEvent(eventId)) {
    throw new Refusal(422, eventUnknown);
  }
  return signup;
}

/** The field names that a response may repeat: all others are the sender's input. */
const knownFields = new Set([
  ...['id', 'createdAt', 'updatedAt', 'views', 'eventId'],
  ...['__proto__', 'constructor', 'prototype'],
]);

function firstProblem({ issues: [issue] }: z.core.$ZodError): string {
  if (issue?.code !== 'unrecognized_keys') return issue?.message ?? 'The sign-up is not valid';
  const field = issue.keys.find((key) => knownFields.has(key)) ?? 'An unknown field';
  return `${field} cannot be part of this sign-up`;
}

/** @throws {Refusal} 503 when the store is unavailable */
async function append(store: Pick<SignupStore, 'append'>, kind: SignupKind, signup: StoredSignup) {
  try {
    await store.append(kind, signup);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    const message = 'We cannot take sign-ups right now. Please try again in a few minutes.';
    throw new Refusal(503, message, { 'Retry-After': retryAfter });
  }
}
