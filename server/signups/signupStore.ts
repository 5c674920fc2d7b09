import { createQueue } from '../base/queue';
import { batchesOf, batchSize, readBatches } from '../storage/rowBatches';
import { placeholders, withoutNulls, type Database } from '../storage/database';
import type { Row, Value } from '../storage/driver';
import { emailKey, mobileKey } from '../../src/domain/signup';
import { openErasureList } from './erasures';
import type { Remembered } from './remembered';
import { openSuppressionList, type Suppression } from './suppressionList';
import {
  fieldsOf,
  signupKinds,
  type Contact,
  type SignupField,
  type SignupKind,
  type StoredSignup,
} from './signup';

/** The number of sign-ups in each list. */
export type KindCounts = Record<SignupKind, number>;

/** Which sign-ups of a list are read; all when left out. */
export interface SignupFilter {
  /** Only those for this event, and for none in particular: the audience of its mail. */
  eventId?: string | undefined;
  /** Only those since this moment: ISO 8601, in UTC and with milliseconds. */
  since?: string | undefined;
}

/** A mail about an event, as the send log has it. */
interface Notification {
  eventId: string;
  topic: string;
  signupId: string;
  state: string;
  content: string;
}

/** Everything that is stored about one person. */
export interface PersonalData {
  signups: (StoredSignup & { kind: SignupKind })[];
  /** The mails about events, by the sign-ups above. */
  notifications: Notification[];
  /** Since when the address gets no mail, and why. */
  suppressions: Suppression[];
  /** When the person's sign-ups were erased the last time, as it is remembered: at most one moment. */
  erasures: string[];
}

/** Stores sign-ups durably (docs/decisions/014); no visitor can read them. All fail with a `StoreUnavailableError`. */
export interface SignupStore {
  /** Resolves when the sign-up would survive a power failure, and not before. */
  append(kind: SignupKind, signup: StoredSignup): Promise<void>;
  /** Adds those whose ids are not stored yet, and returns their number. */
  addAll(kind: SignupKind, signups: AsyncIterable<StoredSignup>): Promise<number>;
  /** Yields a list from its oldest to its newest sign-up, with constant memory use. */
  readAll(kind: SignupKind, filter?: SignupFilter): AsyncIterable<StoredSignup>;
  /** Counts both lists, or only the sign-ups from before a moment. @param before as that of {@link eraseBefore} */
  count(before?: string): Promise<KindCounts>;
  /** Counts both lists by the day of their sign-ups. @param dayOf returns the day of a time in ISO 8601 */
  countByDay(dayOf: (moment: string) => string): Promise<Map<string, KindCounts>>;
  /** Counts the pay-per-view sign-ups by event; those for no particular one are under `undefined`. */
  countByEvent(): Promise<Map<string | undefined, number>>;
  /** Returns everything about one person. */
  findPerson(contact: Contact): Promise<PersonalData>;
  /** Removes a person's sign-ups from both lists for good, and returns their number. */
  erase(contact: Contact): Promise<number>;
  /** Removes the sign-ups from before a moment likewise. @param moment ISO 8601, in UTC and with milliseconds */
  eraseBefore(moment: string): Promise<number>;
  /** Removes the sign-ups with these ids likewise. */
  eraseListed(kind: SignupKind, ids: readonly string[]): Promise<number>;
  /** Suppresses the address of an unsubscribe link (docs/decisions/016); returns whether the token is one of ours. */
  unsubscribe(token: string): Promise<boolean>;
  /** Returns whether that is one of ours, and changes nothing. */
  hasAddress(token: string): Promise<boolean>;
  /** Checks whether a sign-up could be stored now, by writing beside them. */
  check(): Promise<void>;
}

/** Returns the column of a field: `event_id` for `eventId`. */
const columnOf = (field: SignupField) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of each list, in their order. */
const signupFields = { member: fieldsOf('member'), 'pay-per-view': fieldsOf('pay-per-view') };

const tableNames = {
  member: 'signups',
  'pay-per-view': 'pay_per_view_signups',
} as const satisfies Record<SignupKind, string>;

/** A condition on the rows of a list, and the values of its placeholders. */
interface Condition {
  sql: string;
  values: readonly Value[];
}

/** The ids are made by the server, so a statement repeated after a lost result adds no row twice. */
function insertion(kind: SignupKind, count: number): string {
  const name = tableNames[kind];
  const fields = signupFields[kind];
  const names = [...fields.map(columnOf), 'email_key', 'mobile_key'];
  const rows = Array.from(
    { length: count },
    (_, row) => `(${placeholders(row * names.length + 1, names.length)})`,
  );
  return `INSERT INTO ${name} (${names.join(', ')}) VALUES ${rows.join(', ')}
    ON CONFLICT (id) DO NOTHING`;
}
const insertOne = { member: insertion('member', 1), 'pay-per-view': insertion('pay-per-view', 1) };

/** As large as the sign-ups of a busy moment, so that a disk that is almost full is noticed. */
const ballast = '.'.repeat(32 * 1024);

/** Stores sign-ups in the tables of a database; `onSuppressed` first stores who leaves: it must outlive a restore. */
export function createSignupStore(
  database: Database,
  onSuppressed?: (entry: Remembered) => Promise<void>,
): SignupStore {
  const unsubscribing = createQueue();

  async function insert(kind: SignupKind, signups: readonly StoredSignup[]): Promise<number> {
    const fields = signupFields[kind];
    const values: Value[] = [];
    for (const signup of signups as readonly Partial<Record<SignupField, string>>[]) {
      for (const field of fields) values.push(signup[field] ?? null);
      values.push(...keysOf(signup));
    }
    const statement = signups.length === 1 ? insertOne[kind] : insertion(kind, signups.length);
    return (await database.query(statement, values)).count;
  }

  async function* read(
    kind: SignupKind,
    { sql, values }: Condition,
  ): AsyncGenerator<StoredSignup, void, undefined> {
    const name = tableNames[kind];
    const fields = signupFields[kind];
    const selected = fields.map((field) => `${columnOf(field)} AS "${field}"`).join(', ');
    const select = `SELECT ${selected} FROM ${name} WHERE ${sql}`;
    for await (const row of readBatches(database, select, values, ['createdAt', 'id'])) {
      yield toSignup(row);
    }
  }

  async function countRows(kind: SignupKind, { sql, values }: Condition): Promise<number> {
    const select = `SELECT count(*) AS total FROM ${tableNames[kind]} WHERE ${sql}`;
    return Number((await database.query(select, values)).rows[0]?.total);
  }

  /** Erases in pages, each of which is done in the time that a statement has, and holds up no sign-up. */
  async function eraseFrom(kind: SignupKind, { sql, values }: Condition): Promise<number> {
    const name = tableNames[kind];
    let erased = 0;
    for (;;) {
      const select = `SELECT id FROM ${name} WHERE ${sql} LIMIT ${batchSize}`;
      const ids = (await database.query(select, values)).rows.map(({ id }) => id ?? null);
      if (ids.length === 0) return erased;
      await database.query(`DELETE FROM ${name} WHERE id IN (${placeholders(1, ids.length)})`, ids);
      // Not what the deletion counts: repeated after a lost result, it finds none.
      erased += ids.length;
    }
  }

  async function eraseAll(condition: Condition): Promise<number> {
    let erased = 0;
    for (const kind of signupKinds) erased += await eraseFrom(kind, condition);
    await database.checkpoint();
    return erased;
  }

  return {
    append: async (kind, signup) => {
      await insert(kind, [signup]);
    },
    addAll: async (kind, signups) => {
      let added = 0;
      for await (const page of batchesOf(signups)) added += await insert(kind, page);
      return added;
    },
    readAll: (kind, { eventId, since } = {}) => {
      const conditions = ['id IS NOT NULL'];
      const values: string[] = [];
      if (eventId !== undefined)
        conditions.push(`(event_id IS NULL OR event_id = $${values.push(eventId)})`);
      if (since !== undefined) conditions.push(`created_at >= $${values.push(since)}`);
      return read(kind, { sql: conditions.join(' AND '), values });
    },
    count: async (before) => {
      const counted = before === undefined ? { sql: 'true', values: [] } : isBefore(before);
      return {
        member: await countRows('member', counted),
        'pay-per-view': await countRows('pay-per-view', counted),
      };
    },
    countByDay: async (dayOf) => {
      const days = new Map<string, KindCounts>();
      for (const kind of signupKinds) {
        // By the minute, at which a day begins in every time zone.
        const { rows } = await database.query(
          `SELECT substr(CAST(created_at AS text), 1, 16) AS minute, count(*) AS total
           FROM ${tableNames[kind]} GROUP BY substr(CAST(created_at AS text), 1, 16)`,
          [],
        );
        for (const { minute, total } of rows) {
          const day = dayOf(`${String(minute).replace(' ', 'T')}Z`);
          const counts = days.get(day) ?? { member: 0, 'pay-per-view': 0 };
          counts[kind] += Number(total);
          days.set(day, counts);
        }
      }
      return days;
    },
    countByEvent: async () => {
      const { rows } = await database.query(
        'SELECT event_id AS "eventId", count(*) AS total FROM pay_per_view_signups GROUP BY event_id',
        [],
      );
      return new Map(
        rows.map(({ eventId, total }) => [
          eventId === null ? undefined : String(eventId),
          Number(total),
        ]),
      );
    },
    findPerson: async (contact) => {
      const found: PersonalData = {
        signups: [],
        notifications: [],
        suppressions: [],
        erasures: [],
      };
      for (const kind of signupKinds) {
        for await (const signup of read(kind, hasContact(contact))) {
          found.signups.push({ kind, ...signup });
        }
      }
      // Not by their ids, which may be more than a statement can have values.
      const { sql, values } = hasContact(contact);
      const { rows } = await database.query(
        `SELECT event_id AS "eventId", topic, signup_id AS "signupId", state, content
         FROM notifications
         WHERE signup_id IN (SELECT id FROM ${tableNames['pay-per-view']} WHERE ${sql})
         ORDER BY event_id, topic, signup_id`,
        values,
      );
      found.notifications = rows as unknown as Notification[];
      const emails = new Set(found.signups.flatMap(({ email }) => email ?? []));
      if ('email' in contact) emails.add(contact.email);
      const suppressions = await (await openSuppressionList(database)).find([...emails]);
      found.suppressions = [...suppressions.values()];
      const erasures = await (await openErasureList(database)).read(contact);
      found.erasures = erasures.map(({ at }) => at);
      return found;
    },
    erase: (contact) => eraseAll(hasContact(contact)),
    eraseBefore: (moment) => eraseAll(isBefore(moment)),
    eraseListed: async (kind, ids) => {
      let erased = 0;
      for await (const page of batchesOf(ids)) {
        const sql = `id IN (${placeholders(1, page.length)})`;
        erased += await eraseFrom(kind, { sql, values: page });
      }
      await database.checkpoint();
      return erased;
    },
    // One after another: the second of two at once finds nothing new.
    unsubscribe: (token) =>
      unsubscribing.add(async () =>
        (await openSuppressionList(database, onSuppressed)).unsubscribe(token),
      ),
    hasAddress: async (token) => (await openSuppressionList(database)).recognizes(token),
    check: async () => {
      await database.query(
        `INSERT INTO write_checks (id, checked_at, ballast) VALUES (1, $1, $2)
         ON CONFLICT (id)
         DO UPDATE SET checked_at = excluded.checked_at, ballast = excluded.ballast`,
        [new Date().toISOString(), ballast],
      );
    },
  };
}

/** The keys that a person is found by; empty without an address or a number. */
function keysOf({ email, mobile }: Pick<StoredSignup, 'email' | 'mobile'>): [string, string] {
  return [
    email === undefined ? '' : emailKey(email),
    mobile === undefined ? '' : mobileKey(mobile),
  ];
}

function isBefore(moment: string): Condition {
  return { sql: 'created_at < $1', values: [moment] };
}

function hasContact(contact: Contact): Condition {
  return 'email' in contact
    ? { sql: 'email_key = $1', values: [emailKey(contact.email)] }
    : { sql: 'mobile_key = $1', values: [mobileKey(contact.mobile)] };
}

function toSignup(row: Row): StoredSignup {
  return withoutNulls(row) as unknown as StoredSignup;
}
