import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError, Pool, types } from 'pg';
import type { Driver, Result, Row, Value } from './driver';
import { messageOf } from './fileErrors';
import { migration } from './migrations';

/** How long a connection, and then a statement, may take, in milliseconds: a visitor is waiting. */
const connectionTime = 2000;
const statementTime = 3000;

/** How long its result is waited for: only where the network is lost does it not come before, and TCP waits for minutes. */
const resultTime = statementTime + 1000;

/** Of each process. */
const mostConnections = 10;

/** How long after its first try a statement may be tried again, in milliseconds. */
const retryTime = 3000;

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** The types that PostgreSQL has of its own for what SQLite keeps as text or as a number. */
const { INT8, TIMESTAMPTZ } = types.builtins;
const parsers: Record<number, (text: string) => Value> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** How long a process may hold the steps of the schema without a statement, in milliseconds: it is gone, or paused. */
const idleTime = 10_000;

/** The advisory lock of the steps of the schema: any number that nothing else in the database uses. */
const schemaLock = 20_261_128;

/** Connects to PostgreSQL when the first statement needs it. */
export function openPostgres(url: string): Driver {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: connectionTime,
    keepAlive: true,
    types: {
      getTypeParser: (type: TypeId, format?: 'text' | 'binary') =>
        parsers[type] ?? (types.getTypeParser(type, format) as (text: string) => unknown),
    },
  };
  const pool = new Pool({
    ...connection,
    max: mostConnections,
    query_timeout: resultTime,
    // As a statement, since PgBouncer refuses such startup parameters. Times are compared and grouped as text, too.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- its type does not say that the pool awaits it
    onConnect: async (client) => {
      await client.query(`SET timezone = 'UTC'; SET statement_timeout = ${statementTime}`);
    },
  });
  // A connection broke. Its statement fails, and the pool opens another one when needed.
  const ignore = () => undefined;
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));

  async function query(statement: string, values: readonly Value[]): Promise<Result> {
    const { rows, rowCount } = await pool.query<Row>(statement, [...values]);
    return { rows, count: rowCount ?? 0 };
  }

  async function migrate(): Promise<void> {
    const client = new Client(connection).on('error', ignore);
    try {
      await client.connect();
      // Whatever the database's default: it must see the steps that were done while it waited for the lock, which ends
      // with the transaction, since a pooler may give the next one to another session.
      await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED;
        SET LOCAL idle_in_transaction_session_timeout = ${idleTime};
        SELECT pg_advisory_xact_lock(${schemaLock})`);
      const statements = migration();
      let next = statements.next();
      while (!next.done) {
        const { text, values } = next.value;
        next = statements.next((await client.query<Row>(text, [...values])).rows);
      }
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  }

  return {
    query: (statement, values) => retrying(() => query(statement, values)),
    concurrency: mostConnections,
    migrate: () => retrying(migrate),
    checkpoint: () => Promise.resolve(true),
    backup: () => Promise.reject(new Error('it is backed up by its own tool, pg_dump')),
    reasonOf: (error) => `PostgreSQL: ${reasonOf(error)}`,
    isOutdated: (error) => [undefinedTable, undefinedColumn].includes(codeOf(error)),
    close: () => pool.end(),
  };
}

const undefinedTable = '42P01';
const undefinedColumn = '42703';

/** Retries transient failures with increasing pauses. */
async function retrying<T>(task: () => Promise<T>): Promise<T> {
  const end = Date.now() + retryTime;
  for (let pause = 10; ; pause *= 2) {
    try {
      return await task();
    } catch (error) {
      if (!isTransient(error) || Date.now() + pause > end) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}

/**
 * Returns whether the same statement may succeed after this error (SQLSTATEs of PostgreSQL's appendix A, and system
 * errors): a serialization failure; a connection that broke during the statement; a sign-up that was erased while
 * something was written about it. A refused connection is not retried, since a visitor is waiting.
 */
function isTransient(error: unknown): boolean {
  const transient = /^(40001|40P01|57P01|57P02|08...|ECONNRESET|EPIPE|23503)$/;
  return transient.test(codeOf(error)) || isBrokenOff(error);
}

/** pg's own error for a connection that ended under a statement has no code. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && /^Connection terminated( unexpectedly)?$/.test(error.message);
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** PostgreSQL's messages about refused values contain the values. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError && /^2[23]/.test(codeOf(error))) {
    return `refused a value (SQLSTATE ${codeOf(error)})`;
  }
  return error instanceof Error && error.message !== '' ? messageOf(error) : codeOf(error);
}
