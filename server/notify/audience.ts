import { memberSignupSchema, emailKey, mobileKey } from '../../src/domain/signup';
import type { MailedTopic, SentMail } from './sendLog';
import type { StoredSignup } from '../signups/signup';
import type { SuppressionReason } from '../signups/remembered';
import { isSuppressed as appliesTo, openSuppressionList } from '../signups/suppressionList';
import { batchesOf, readBatches } from '../storage/rowBatches';
import { withoutNulls, type Database } from '../storage/database';
import type { Row } from '../storage/driver';

/** How to reach who signed up, and what the send log has about the sign-up and a topic. */
export interface AudienceSignup
  extends Pick<StoredSignup, 'id' | 'email' | 'mobile'>, Partial<SentMail> {
  /** Whether the address gets no mail, and was not signed up since. */
  isSuppressed?: boolean;
}

type DatedSignup = AudienceSignup & Pick<StoredSignup, 'createdAt'>;

/** One recipient: an email address, which may have several sign-ups in different letter case. */
export interface Recipient {
  /** As it was first typed. */
  address: string;
  /** The ids of its sign-ups, oldest first. */
  signupIds: string[];
  /** The most certain of the recorded mails to the sign-ups. */
  previous: SentMail | undefined;
  /** Whether the address gets no mail. */
  isSuppressed: boolean;
}

/**
 * One of the people to notify about an event: a recipient; the number of somebody without an email address, as digits
 * with an optional leading `+`, which text message services expect, or as it was typed when it is not only a number;
 * or somebody who left an invalid address and no number.
 */
export type AudienceMember = { recipient: Recipient } | { mobile: string } | { unusable: string };

/** The schema of the form, which rules out header injection through an address. */
export const emailSchema = memberSignupSchema.shape.email;

/** A number with its usual separators. */
const mobilePattern = /^\s*\+?[\d\s().\-/]+$/;

/** From the most certain to the least. */
const certainty = ['sent', 'intended', 'refused'] as const;

function moreCertain(one: SentMail | undefined, other: SentMail | undefined) {
  const state = certainty.find((each) => each === one?.state || each === other?.state);
  return one?.state === state ? one : other;
}

/**
 * Yields the pay-per-view sign-ups for an event, and for no particular one, with constant memory use. Those with an
 * email address are first, and those of one address, or else of one number, follow each other, the oldest first.
 */
export async function* readAudienceSignups(
  database: Database,
  { eventId, topic }: Pick<MailedTopic, 'eventId' | 'topic'>,
): AsyncGenerator<DatedSignup, void, undefined> {
  for (const [key, condition] of [
    ['email_key', "email_key <> ''"],
    ['mobile_key', "email_key = ''"],
  ] as const) {
    const select = `SELECT id, email, mobile, state, content, created_at AS "createdAt", ${key} AS "key"
      FROM pay_per_view_signups AS signup
      LEFT JOIN notifications AS mail
        ON mail.signup_id = id AND mail.event_id = $1 AND mail.topic = $2
      WHERE (signup.event_id IS NULL OR signup.event_id = $1) AND ${condition}`;
    const order = ['key', 'createdAt', 'id'];
    const rows = readBatches(database, select, [eventId, topic], order);
    for await (const { signup, suppressed } of withSuppressions(database, signupsIn(rows))) {
      yield { ...signup, isSuppressed: suppressed !== undefined };
    }
  }
}

async function* signupsIn(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield withoutNulls(row) as unknown as DatedSignup;
}

/** What an export has of who gets no mail: why, or that no mail server would take the address. */
export type Unmailed = SuppressionReason | 'unusable' | undefined;

/** Yields sign-ups with why nobody is mailed because of them. Another sign-up of the address may count. */
export async function* withUnmailed(
  database: Database,
  signups: AsyncIterable<StoredSignup>,
): AsyncGenerator<StoredSignup & { noMail: Unmailed }, void, undefined> {
  for await (const { signup, suppressed } of withSuppressions(database, signups)) {
    const isUsable = signup.email === undefined || emailSchema.safeParse(signup.email).success;
    yield { ...signup, noMail: isUsable ? suppressed : 'unusable' };
  }
}

/** Yields sign-ups, each with the reason for which its address is suppressed, unless it was signed up since. */
async function* withSuppressions<Signup extends Pick<StoredSignup, 'email' | 'createdAt'>>(
  database: Database,
  signups: AsyncIterable<Signup>,
) {
  const list = await openSuppressionList(database);
  for await (const batch of batchesOf(signups)) {
    const found = await list.find(batch.flatMap(({ email }) => email ?? []));
    for (const signup of batch) {
      const suppression = found.get(emailKey(signup.email ?? ''));
      yield {
        signup,
        suppressed: appliesTo(suppression, signup) ? suppression?.reason : undefined,
      };
    }
  }
}

/** Yields whom sign-ups belong to, each once. Those of one address or number must follow each other, oldest first. */
export async function* groupAudience(
  signups: AsyncIterable<AudienceSignup>,
): AsyncGenerator<AudienceMember, void, undefined> {
  let group: AudienceMember | undefined;
  let groupKey: string | undefined;
  for await (const signup of signups) {
    const { id, email = '', mobile, state, content = '', isSuppressed = false } = signup;
    const mail = state && { state, content };
    const address = emailSchema.safeParse(email).data;
    const key = address === undefined && mobile !== undefined ? mobileKey(mobile) : emailKey(email);
    if (group && key === groupKey) {
      if (!('recipient' in group)) continue;
      const { recipient } = group;
      recipient.signupIds.push(id);
      // One sign-up after the suppression is enough.
      recipient.isSuppressed &&= isSuppressed;
      recipient.previous = moreCertain(recipient.previous, mail);
      continue;
    }
    if (group) yield group;
    groupKey = key;
    if (address !== undefined)
      group = { recipient: { address, signupIds: [id], previous: mail, isSuppressed } };
    else if (mobile !== undefined) group = { mobile: mobilePattern.test(mobile) ? key : mobile };
    else group = { unusable: email };
  }
  if (group) yield group;
}
