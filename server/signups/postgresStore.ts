import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, Pool } from 'pg';
import type { Log } from '../log';
import { matchesContact } from './contact';
import { migrate } from './migrations';
import { createOutage } from './outage';
import {
  signupKinds,
  StoreUnavailableError,
  type SignupKind,
  type SignupStore,
  type StoredSignup,
} from './signupStore';

/** A store that can also take over what another has kept. */
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

/** How many rows go to or come from the database at once. */
const pageSize = 1000;

/** How long a connection, and then a statement, may take, in milliseconds: a visitor is waiting. */
const connectionTime = 2000;
const statementTime = 3000;

/** How long after its first try a statement may be tried again, in milliseconds. */
const retryTime = 3000;

/**
 * Keeps sign-ups in PostgreSQL, or an engine that speaks like it (docs/decisions/006). It opens at
 * once, whether or not the database is there, and makes the tables when it can.
 *
 * @param url `postgres://…`, whose `sslmode` says how TLS is to be used.
 */
export function openPostgresStore(url: string, log: Log): PostgresStore {
  const outage = createOutage(log);
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionTime,
    query_timeout: statementTime,
    keepAlive: true,
  });
  // An idle connection broke. The pool makes another when one is needed.
  pool.on('error', () => undefined);

  let preparation: Promise<void> | undefined;
  const prepare = () => {
    preparation ??= retrying(() => migrate(pool), isCollision).catch((error: unknown) => {
      preparation = undefined;
      throw error;
    });
    return preparation;
  };

  let isClosed = false;
  const running = new Set<Promise<unknown>>();

  /** Runs a statement once the tables are there. */
  async function run(statement: string, values: unknown[]) {
    try {
      await prepare();
      const result = await retrying(() => pool.query<SignupRow>(statement, values), isPassing);
      outage.end();
      return { rows: result.rows, count: result.rowCount ?? 0 };
    } catch (error) {
      const unavailable = new StoreUnavailableError(`PostgreSQL: ${reasonOf(error)}`);
      outage.begin(unavailable);
      throw unavailable;
    }
  }

  async function query(statement: string, values: unknown[]) {
    if (isClosed) throw new StoreUnavailableError('PostgreSQL: the store is closed');
    const result = run(statement, values);
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  /** Ids are made by us, so a statement that was repeated because its answer got lost adds no row twice. */
  async function insert(kind: SignupKind, signups: readonly StoredSignup[]): Promise<number> {
    const { name, fields } = tables[kind];
    const places = signups.map((_, row) => {
      const numbers = fields.map((_, column) => `$${row * fields.length + column + 1}`);
      return `(${numbers.join(', ')})`;
    });
    const values = signups.flatMap((signup) => fields.map((field) => signup[field] ?? null));
    const { count } = await query(
      `INSERT INTO ${name} (${fields.map((field) => columns[field]).join(', ')})
       VALUES ${places.join(', ')} ON CONFLICT (id) DO NOTHING`,
      values,
    );
    return count;
  }

  async function* readAll(kind: SignupKind): AsyncGenerator<StoredSignup, void, undefined> {
    const { name, fields } = tables[kind];
    const selected = fields.map((field) => `${columns[field]} AS "${field}"`).join(', ');
    let last = { createdAt: '0001-01-01T00:00:00Z', id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const { rows } = await query(
        `SELECT ${selected} FROM ${name}
         WHERE (created_at, id) > ($1::timestamptz, $2::uuid)
         ORDER BY created_at, id LIMIT ${pageSize}`,
        [last.createdAt, last.id],
      );
      for (const row of rows) {
        const signup = toSignup(row);
        last = signup;
        yield signup;
      }
      if (rows.length < pageSize) return;
    }
  }

  async function removeAll(kind: SignupKind, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const { count } = await query(`DELETE FROM ${tables[kind].name} WHERE id = ANY($1::uuid[])`, [
      ids,
    ]);
    return count;
  }

  running.add(
    prepare().catch((error: unknown) => {
      outage.begin(new StoreUnavailableError(`PostgreSQL: ${reasonOf(error)}`));
    }),
  );

  return {
    readAll,
    append: async (kind, signup) => {
      await insert(kind, [signup]);
    },
    check: async () => {
      await query('SELECT 1', []);
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
        erased += await removeAll(kind, ids);
      }
      return erased;
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(running);
      await pool.end();
    },
  };
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

async function* pagesOf(signups: AsyncIterable<StoredSignup>) {
  let page: StoredSignup[] = [];
  for await (const signup of signups) {
    page.push(signup);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Tries again, ever less often, what fails for a reason that passes. */
async function retrying<T>(
  task: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean,
): Promise<T> {
  const end = Date.now() + retryTime;
  for (let pause = 10; ; pause *= 2) {
    try {
      return await task();
    } catch (error) {
      if (!isWorthIt(error) || Date.now() + pause > end) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}

/**
 * The SQLSTATEs (PostgreSQL's appendix A) and system errors after which the same statement may
 * succeed: the transaction lost against another, or the connection broke half-way. A connection that
 * is refused is none: a visitor is told at once.
 */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return /^(40001|40P01|57P01|57P02|08...|ECONNRESET|EPIPE)$/.test(code) || isBrokenOff(error);
}

/** What else befalls instances that make the same table at the same moment. */
function isCollision(error: unknown): boolean {
  return isPassing(error) || /^(23505|42P07|42710|XX000)$/.test(codeOf(error));
}

/** pg's own error for a connection that ended under a statement has no code. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && /^Connection terminated( unexpectedly)?$/.test(error.message);
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** What the log may hear. PostgreSQL's words on values that it refuses hold the values themselves. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError && /^2[23]/.test(codeOf(error))) {
    return `refused a value (SQLSTATE ${codeOf(error)})`;
  }
  return error instanceof Error && error.message !== '' ? error.message : codeOf(error);
}
