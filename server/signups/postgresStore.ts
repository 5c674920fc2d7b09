import type { Log } from '../http/log';
import { matchesContact } from './contact';
import { openDatabase, pagesOf, pageSize, type Statement } from '../storage/database';
import {
  createSignup,
  signupKinds,
  type SignupKind,
  type SignupStore,
  type StoredSignup,
} from './signupStore';

/** A store that can also import the sign-ups of another. */
export interface PostgresStore extends SignupStore {
  /**
   * Adds the sign-ups that are not there yet.
   *
   * @returns How many those were.
   */
  addAll(kind: SignupKind, signups: AsyncIterable<StoredSignup>): Promise<number>;
}

const columns = {
  id: 'id',
  name: 'name',
  email: 'email',
  mobile: 'mobile',
  eventId: 'event_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof StoredSignup, string>;

type Field = keyof typeof columns;

const tables = {
  member: {
    name: 'signups',
    fields: ['id', 'name', 'email', 'mobile', 'createdAt', 'updatedAt'],
  },
  'pay-per-view': {
    name: 'pay_per_view_signups',
    fields: ['id', 'name', 'email', 'mobile', 'eventId', 'createdAt', 'updatedAt'],
  },
} as const satisfies Record<SignupKind, { name: string; fields: readonly Field[] }>;

/** A sign-up that tests whether one could be stored. */
const nobody = { name: 'Nobody', email: 'nobody@example.com', mobile: '0' };

/**
 * Stores sign-ups in PostgreSQL or a compatible engine (docs/decisions/006). It opens immediately, even if the
 * database is unavailable, and creates the tables as soon as possible.
 *
 * @param url `postgres://…`, whose `sslmode` sets the use of TLS
 */
export function openPostgresStore(url: string, log: Log): PostgresStore {
  const database = openDatabase(url, log);

  async function insert(kind: SignupKind, signups: readonly StoredSignup[]): Promise<number> {
    return (await database.query(...insertion(kind, signups))).count;
  }

  async function* readAll(kind: SignupKind): AsyncGenerator<StoredSignup, void, undefined> {
    const { name, fields } = tables[kind];
    const selected = fields.map((field) => `${columns[field]} AS "${field}"`).join(', ');
    let last = { createdAt: '0001-01-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const { rows } = await database.query(
        `SELECT ${selected} FROM ${name}
         WHERE (created_at, id) > ($1::timestamptz, $2::uuid)
         ORDER BY created_at, id LIMIT ${pageSize}`,
        [last.createdAt, last.id],
      );
      for (const row of rows as SignupRow[]) {
        const signup = toSignup(row);
        last = signup;
        yield signup;
      }
      if (rows.length < pageSize) return;
    }
  }

  async function removeAll(kind: SignupKind, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await database.query(`DELETE FROM ${tables[kind].name} WHERE id = ANY($1::uuid[])`, [ids]);
  }

  return {
    readAll,
    append: async (kind, signup) => {
      await insert(kind, [signup]);
    },
    check: async () => {
      // A database that is full, or a copy to read from, answers everything else.
      const signup = createSignup(nobody);
      await database.dryRun(signupKinds.map((kind) => insertion(kind, [signup])));
    },
    addAll: async (kind, signups) => {
      let added = 0;
      for await (const page of pagesOf(signups)) added += await insert(kind, page);
      return added;
    },
    erase: async (contact) => {
      const matches = matchesContact(contact);
      let erased = 0;
      for (const kind of signupKinds) {
        const ids: string[] = [];
        for await (const signup of readAll(kind)) if (matches(signup)) ids.push(signup.id);
        await removeAll(kind, ids);
        // The number found before: a statement repeated after a lost result finds none.
        erased += ids.length;
      }
      return erased;
    },
    close: () => database.close(),
  };
}

/** The ids are generated here, so a statement repeated after a lost result adds no row twice. */
function insertion(kind: SignupKind, signups: readonly StoredSignup[]): Statement {
  const { name, fields } = tables[kind];
  const places = signups.map((_, row) => {
    const numbers = fields.map((_, column) => `$${row * fields.length + column + 1}`);
    return `(${numbers.join(', ')})`;
  });
  const text = `INSERT INTO ${name} (${fields.map((field) => columns[field]).join(', ')})
    VALUES ${places.join(', ')} ON CONFLICT (id) DO NOTHING`;
  return [text, signups.flatMap((signup) => fields.map((field) => signup[field] ?? null))];
}

type Texts = Omit<StoredSignup, 'createdAt' | 'updatedAt'>;

type SignupRow = Record<keyof Texts, string | null> & Record<'createdAt' | 'updatedAt', Date>;

function toSignup({ createdAt, updatedAt, ...texts }: SignupRow): StoredSignup {
  const present = Object.entries(texts).filter(([, text]) => text !== null);
  return {
    ...(Object.fromEntries(present) as Texts),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
