import { randomUUID } from 'node:crypto';
import { forEachRow, batchesOf, readBatches } from '../storage/rowBatches';
import { placeholders, type Database, StoreUnavailableError } from '../storage/database';

/** `intended` before a mail is sent, then its outcome; one that stays `intended` is unconfirmed: the process died. */
export const sendStates = ['intended', 'sent', 'refused'] as const;

/** One of the {@link sendStates}. */
export type SendState = (typeof sendStates)[number];

/** What is recorded about one mail. */
export interface SentMail {
  state: SendState;
  /** What it said: that of {@link MailedTopic}. */
  content: string;
}

/** What a mail to an audience is about. */
export interface MailedTopic {
  eventId: string;
  /** What of the event: the link, or a change. About each topic somebody is mailed once. It has no blanks. */
  topic: string;
  /** What is said about it: the link itself, or a hash of the texts. It has no blanks. */
  content: string;
}

/** Records who is mailed about one topic, by the ids of their sign-ups (docs/decisions/009). */
export interface SendLog {
  /**
   * Records durably that one recipient, who may have several sign-ups, is about to be mailed.
   *
   * @param previousState the recorded state, when the mail is sent again
   * @returns whether to send: not if the sign-ups have been erased, or another process was first
   * @throws {StoreUnavailableError} when it could not be recorded: then nothing may be sent
   */
  intend(signupIds: readonly string[], previousState: SendState | undefined): Promise<boolean>;
  /** Records the outcome. @throws {StoreUnavailableError} when it could not: the mail stays `intended` */
  settle(signupIds: readonly string[], state: 'sent' | 'refused'): Promise<void>;
  /**
   * Records that a mail was not sent, as if it had never been intended.
   *
   * @param previous the mail before, to whose record it returns
   * @throws {StoreUnavailableError} when it could not be recorded: the mail stays `intended`
   */
  takeBack(signupIds: readonly string[], previous: SentMail | undefined): Promise<void>;
  /** @throws {StoreUnavailableError} when another process may send for this event by now */
  readonly checkClaim: () => void;
  /** Releases the event, so that another process can send. */
  close(): Promise<void>;
}

/** The record of one sign-up and one topic. */
export interface SendRecord extends SentMail, MailedTopic {
  signupId: string;
}

/**
 * How long an event belongs to a process that does not renew its claim, in milliseconds. Claims are rows with a time,
 * since databases with PostgreSQL's protocol have no advisory locks, and SQLite has no locks of rows.
 */
const claimTime = 5000;
const renewalTime = 1000;

/**
 * Opens the send log for one topic, which works beside a running server.
 *
 * @throws {Error} when another process sends for the same event, or was killed within {@link claimTime}
 * @throws {StoreUnavailableError} when the database is not there
 */
export async function openSendLog(
  database: Database,
  { eventId, topic, content }: MailedTopic,
): Promise<SendLog> {
  const sender = randomUUID();
  let claimedUntil = 0;

  async function claim(): Promise<boolean> {
    const now = Date.now();
    const { count } = await database.query(
      `INSERT INTO senders (event_id, sender, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (event_id) DO UPDATE SET sender = excluded.sender, expires_at = excluded.expires_at
       WHERE senders.sender = excluded.sender OR senders.expires_at < $4`,
      [eventId, sender, isoOf(now + claimTime), isoOf(now)],
    );
    if (count > 0) claimedUntil = now + claimTime;
    return count > 0;
  }

  if (!(await claim())) {
    throw new Error(
      `mail is being sent for this event by another process; let it end first, or wait ${claimTime / 1000} s if it was killed`,
    );
  }
  const renewal = setInterval(() => {
    // Without a renewal the claim ends, for good: another process may have sent since.
    if (Date.now() < claimedUntil) claim().catch(() => undefined);
  }, renewalTime);

  /** Runs a statement for a page of sign-ups at a time, as values are limited; returns whether it changed a record. */
  async function change(
    statement: (idsFrom: string) => string,
    signupIds: readonly string[],
    values: readonly string[] = [],
  ): Promise<boolean> {
    const all = [eventId, topic, ...values];
    let changed = 0;
    for await (const page of batchesOf(signupIds)) {
      const ids = placeholders(all.length + 1, page.length);
      changed += (await database.query(statement(ids), [...all, ...page])).count;
    }
    return changed > 0;
  }

  function checkClaim(): void {
    if (Date.now() < claimedUntil) return;
    throw new StoreUnavailableError('The claim on this event has lapsed: nothing more is sent');
  }

  return {
    checkClaim,
    intend: async (signupIds, previousState) => {
      checkClaim();
      // A statement repeated after a lost result changes no row. The rows may be its own or another process's, so
      // where no other page changed one, the mail is unconfirmed, and is not sent.
      const isIntended = await change(
        (ids) =>
          previousState === undefined
            ? `INSERT INTO notifications (event_id, topic, signup_id, state, content)
               SELECT $1, $2, id, 'intended', $3 FROM pay_per_view_signups WHERE id IN (${ids})
               ON CONFLICT DO NOTHING`
            : `UPDATE notifications SET state = 'intended', content = $3
               WHERE ${ofTopic} AND state = '${previousState}' AND signup_id IN (${ids})`,
        signupIds,
        [content],
      );
      // Two processes may each have changed a page. Who still has the claim may send: who claims later reads all pages.
      checkClaim();
      return isIntended;
    },
    settle: async (signupIds, state) => {
      await change(
        (ids) =>
          `UPDATE notifications SET state = '${state}'
           WHERE ${ofTopic} AND state = 'intended' AND signup_id IN (${ids})`,
        signupIds,
      );
    },
    takeBack: async (signupIds, previous) => {
      checkClaim();
      // What another process has sent since stays.
      const where = (ids: string) =>
        `WHERE ${ofTopic} AND state <> 'sent' AND signup_id IN (${ids})`;
      if (previous === undefined) {
        await change((ids) => `DELETE FROM notifications ${where(ids)}`, signupIds);
        return;
      }
      await change(
        (ids) => `UPDATE notifications SET state = '${previous.state}', content = $3 ${where(ids)}`,
        signupIds,
        [previous.content],
      );
    },
    close: async () => {
      clearInterval(renewal);
      const release = 'DELETE FROM senders WHERE event_id = $1 AND sender = $2';
      // Without a database the claim ends by itself.
      await database.query(release, [eventId, sender]).catch(() => undefined);
    },
  };
}

const ofTopic = 'event_id = $1 AND topic = $2';

const isoOf = (moment: number) => new Date(moment).toISOString();

/** Yields all records, with constant memory use. */
export function readSendRecords(database: Database): AsyncIterable<SendRecord> {
  const select =
    'SELECT event_id AS "eventId", topic, signup_id AS "signupId", state, content FROM notifications';
  const order = ['eventId', 'topic', 'signupId'];
  const rows: AsyncIterable<unknown> = readBatches(database, select, [], order);
  return rows as AsyncIterable<SendRecord>;
}

/** Copies records of another database for existing sign-ups. */
export function addSendRecords(
  database: Database,
  records: AsyncIterable<SendRecord> | Iterable<SendRecord>,
): Promise<void> {
  return forEachRow(database, records, ({ eventId, topic, signupId, state, content }) =>
    database.query(
      `INSERT INTO notifications (event_id, topic, signup_id, state, content)
       SELECT $1, $2, id, $3, $4 FROM pay_per_view_signups WHERE id = $5
       ON CONFLICT DO NOTHING`,
      [eventId, topic, state, content, signupId],
    ),
  );
}
