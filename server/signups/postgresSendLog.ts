import { Client } from 'pg';
import type { Log } from '../http/log';
import { openDatabase, pagesOf, pageSize } from '../storage/database';
import { SendLogInUseError } from './folderLock';
import type { SendLog, SendRecord, SendState } from './sendLog';
import { StoreUnavailableError } from '../storage/storeUnavailable';

/** SQLSTATE of a row that another transaction has locked. */
const lockNotAvailable = '55P03';

/**
 * Stores a send log in PostgreSQL.
 *
 * @throws {SendLogInUseError} when another process sends for the same event.
 * @throws {StoreUnavailableError} when the database is not there.
 */
export async function openPostgresSendLog(
  url: string,
  eventId: string,
  log: Log,
): Promise<SendLog> {
  const database = openDatabase(url, log);
  try {
    await database.query(
      'INSERT INTO announced_events (event_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [eventId],
    );
    const lock = await lockEvent(url, eventId);

    const change = async (signupIds: readonly string[], from: SendState, to: SendState) => {
      const { count } = await database.query(
        `UPDATE notifications SET state = $4
         WHERE event_id = $1 AND signup_id = ANY($2::uuid[]) AND state = $3`,
        [eventId, signupIds, from, to],
      );
      return count;
    };
    const forget = (signupIds: readonly string[]) =>
      database.query(
        'DELETE FROM notifications WHERE event_id = $1 AND signup_id = ANY($2::uuid[])',
        [eventId, signupIds],
      );

    return {
      intend: async (signupIds, previousState) => {
        lock.check();
        if (previousState) return (await change(signupIds, previousState, 'intended')) > 0;
        // The rows are locked against an erasure at the same moment, which the new ones refer to. A atement
        // repeated after a lost result adds no row. The rows may be its own or another process's, so the mail is
        // unconfirmed, and is not sent.
        const { count } = await database.query(
          `INSERT INTO notifications (event_id, signup_id, state)
           SELECT $1, id, 'intended' FROM pay_per_view_signups
           WHERE id = ANY($2::uuid[]) FOR KEY SHARE
           ON CONFLICT DO NOTHING`,
          [eventId, signupIds],
        );
        return count > 0;
      },
      settle: async (signupIds, state) => {
        if (state) await change(signupIds, 'intended', state);
        else await forget(signupIds);
      },
      close: async () => {
        await lock.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Prevents other processes from sending for the same event, with a row that a transaction locks while its connection
 * is open. Databases with PostgreSQL's protocol have no advisory locks.
 */
async function lockEvent(url: string, eventId: string) {
  const client = new Client({ connectionString: url, keepAlive: true });
  let isLost = false;
  client.on('error', () => {
    isLost = true;
  });
  await client.connect();
  try {
    await client.query('SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM announced_events WHERE event_id = $1 FOR UPDATE NOWAIT', [
      eventId,
    ]);
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new SendLogInUseError(
      'mail is being sent for this event by another process; let it end first',
    );
  }
  return {
    /** @throws {StoreUnavailableError} when another process could have begun meanwhile. */
    check: () => {
      if (isLost) throw new StoreUnavailableError('PostgreSQL: the connection was lost');
    },
    close: () => client.end(),
  };
}

/** Reads the records of one event from the database, by the ids of the sign-ups. */
export async function readPostgresSendStates(
  url: string,
  eventId: string,
  log: Log,
): Promise<Map<string, SendState>> {
  const database = openDatabase(url, log);
  const states: [string, SendState][] = [];
  try {
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const result = await database.query(
        `SELECT signup_id AS "signupId", state FROM notifications
         WHERE event_id = $1 AND signup_id > $2::uuid ORDER BY signup_id LIMIT ${pageSize}`,
        [eventId, last],
      );
      const rows = result.rows as Omit<SendRecord, 'eventId'>[];
      for (const { signupId, state } of rows) states.push([signupId, state]);
      if (rows.length < pageSize) return new Map(states);
      last = rows.at(-1)?.signupId ?? last;
    }
  } finally {
    await database.close();
  }
}

/** Copies the records of another send log for existing sign-ups. */
export async function addSendRecords(
  url: string,
  records: readonly SendRecord[],
  log: Log,
): Promise<number> {
  const database = openDatabase(url, log);
  let added = 0;
  try {
    for await (const page of pagesOf(records)) {
      const { count } = await database.query(
        `INSERT INTO notifications (event_id, signup_id, state)
         SELECT record.event_id, id, record.state FROM pay_per_view_signups
         JOIN unnest($1::text[], $2::uuid[], $3::text[]) AS record (event_id, signup_id, state)
           ON id = record.signup_id
         ON CONFLICT DO NOTHING`,
        [
          page.map(({ eventId }) => eventId),
          page.map(({ signupId }) => signupId),
          page.map(({ state }) => state),
        ],
      );
      added += count;
    }
  } finally {
    await database.close();
  }
  return added;
}
