import type * as z from 'zod/mini';
import { eventUnknown, memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';
import { networkOf } from '../http/clientAddress';
import type { ContentStore } from '../content/contentStore';
import { createSignup, type SignupKind, type StoredSignup } from '../signups/signup';
import type { SignupStore } from '../signups/signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';
import { withRequestHeaders, type RequestContext } from '../http/requestContext';
import { dataHeaders } from '../http/securityHeaders';
import { isCrossSite } from '../http/crossSite';
import type { CallHandler } from './gate';
import { demandJson, readJsonObject } from '../http/jsonBody';
import { createRateLimit } from '../http/rateLimit';
import { Refusal } from '../http/refusal';

/** The settings of the sign-up calls. */
export interface SignupPolicy {
  /** Sign-ups per minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Sign-ups per minute from all addresses together; 0 for no limit. */
  totalRateLimit: number;
  /** The site's public origin, when it differs from the `Host` header. */
  publicOrigin?: string | undefined;
}

const schemas = { member: memberSignupSchema, 'pay-per-view': payPerViewSignupSchema };

const createdHeaders = [
  ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
  ...dataHeaders.flat(),
];

/** In seconds: about as long as a database takes to start again. */
const retryAfter = 10;

/** Returns the network of one household or phone, which in IPv6 has a whole /64 and changes its address within. */
const household = { ipv4: 4, ipv6: 8 };

/** The smallest network of an organisation: a /24, or in IPv6 a /48, within which it gives out the others. */
const organisation = { ipv4: 3, ipv6: 6 };

/** How many times the sign-ups of one address its {@link organisation} may send (docs/decisions/007). */
const addressesPerOrganisation = 2;

/**
 * Returns the handlers of the two sign-up calls (spec §7), with the same rate limits for both. A sign-up is stored
 * before it is acknowledged. The response has only the id of the new record, since the lists are never readable.
 */
export function createSignups(
  store: Pick<SignupStore, 'append'>,
  content: ContentStore,
  { rateLimit, totalRateLimit, publicOrigin }: SignupPolicy,
): (kind: SignupKind) => CallHandler {
  const secondsToWait = createRateLimit<string>([
    { perMinute: rateLimit, senderOf: (address) => networkOf(address, household) },
    {
      perMinute: rateLimit * addressesPerOrganisation,
      senderOf: (address) => networkOf(address, organisation),
    },
    { perMinute: totalRateLimit, senderOf: () => 'everybody' },
  ]);

  function admit(context: RequestContext): void {
    if (isCrossSite(context.req, publicOrigin)) {
      throw new Refusal(403, 'Sign-ups are taken from this site only');
    }
    demandJson(context.req);
    const wait = secondsToWait(context.clientAddress);
    if (wait > 0) {
      const message = 'Too many sign-ups at the moment. Please try again in a minute.';
      throw new Refusal(429, message, { 'Retry-After': wait });
    }
  }

  return (kind) => async (context) => {
    const { req, res } = context;
    admit(context);
    const signup = createSignup(check(kind, await readJsonObject(req, res), content));
    await append(store, kind, signup);

    const body = JSON.stringify({ id: signup.id, createdAt: signup.createdAt });
    const headers = [...createdHeaders, 'Content-Length', String(body.length)];
    res.writeHead(201, withRequestHeaders(context, headers, false));
    res.end(body);
  };
}

/** @throws {Refusal} 422 for the first broken rule of spec §5 */
function check(kind: SignupKind, submitted: Record<string, unknown>, content: ContentStore) {
  const parsed = schemas[kind].safeParse(submitted);
  if (!parsed.success) throw new Refusal(422, firstProblem(parsed.error));

  const signup: Pick<StoredSignup, 'eventId'> & typeof parsed.data = parsed.data;
  const { eventId } = signup;
  if (eventId !== undefined && !content.current.events.some(({ id }) => id === eventId)) {
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
