import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, Pool, type QueryResultRow } from 'pg';
import type { Log } from '../http/log';
import { migrate } from './migrations';
import { createOutage } from './outage';
import { StoreUnavailableError } from './storeUnavailable';

/** A statement, and the values of its placeholders. */
export type Statement = readonly [text: string, values: unknown[]];

/** A PostgreSQL with the tables of sign-ups. */
export interface Database {
  /**
   * Runs a statement once the tables exist. It must be idempotent: it is repeated when its connection breaks
   * before the result.
   * @returns the rows, and how many the last try found or changed
   * @throws {StoreUnavailableError} with a message that contains none of the values
   */
  query(statement: string, values: unknown[]): Promise<{ rows: QueryResultRow[]; count: number }>;
  /**
   * Runs statements likewise in one transaction, and rolls it back.
   *
   * @throws {StoreUnavailableError} when one could not be run.
   */
  dryRun(statements: readonly Statement[]): Promise<void>;
  /** Finishes pending statements. */
  close(): Promise<void>;
}

/** The batch size for reading and writing rows. */
export const pageSize = 1000;

/** How long a connection, and then a statement, may take, in milliseconds: a visitor is waiting. */
const connectionTime = 2000;
const statementTime = 3000;

/** How long after its first try a statement may be tried again, in milliseconds. */
const retryTime = 3000;

/**
 * Opens a database immediately, even if it is unavailable, and creates the tables as soon as possible.
 *
 * @param url `postgres://…`, whose `sslmode` sets the use of TLS
 */
export function openDatabase(url: string, log: Log): Database {
  const outage = createOutage(log);
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectionTime,
    query_timeout: statementTime,
    keepAlive: true,
  });
  // A connection broke. Its statement fails, and the pool opens another one when needed.
  const ignore = () => undefined;
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));

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

  async function attempt<T>(task: () => Promise<T>): Promise<T> {
    try {
      await prepare();
      const result = await retrying(task, isPassing);
      outage.end();
      return result;
    } catch (error) {
      const unavailable = new StoreUnavailableError(`PostgreSQL: ${reasonOf(error)}`);
      outage.begin(unavailable);
      throw unavailable;
    }
  }

  running.add(
    prepare().catch((error: unknown) => {
      outage.begin(new StoreUnavailableError(`PostgreSQL: ${reasonOf(error)}`));
    }),
  );

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailableError('PostgreSQL: the store is closed');
    const result = attempt(task);
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  return {
    query: (statement, values) =>
      run(async () => {
        const { rows, rowCount } = await pool.query<QueryResultRow>(statement, values);
        return { rows, count: rowCount ?? 0 };
      }),
    dryRun: (statements) => run(() => dryRun(pool, statements)),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(running);
      await pool.end();
    },
  };
}

async function dryRun(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  let isOver = false;
  try {
    await client.query('BEGIN');
    for (const [text, values] of statements) await client.query(text, values);
    await client.query('ROLLBACK');
    isOver = true;
  } finally {
    // Closing the connection ends an unfinished transaction.
    client.release(!isOver);
  }
}

/** Groups rows into batches. */
export async function* pagesOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>) {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Retries transient failures with increasing pauses. */
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
 * Returns whether the same statement may succeed after this error (SQLSTATEs of PostgreSQL's appendix A, and system
 * errors): a serialization failure, or a connection that broke during the statement. A refused connection is not
 * retried, since a visitor is waiting.
 */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return /^(40001|40P01|57P01|57P02|08...|ECONNRESET|EPIPE)$/.test(code) || isBrokenOff(error);
}

/** Returns whether the error is transient, or one of instances that create the same table at the same time. */
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

/** Returns the error for the log. PostgreSQL's messages about refused values contain the values. */
function reasonOf(error: unknown): string {
  if (error instanceof DatabaseError && /^2[23]/.test(codeOf(error))) {
    return `refused a value (SQLSTATE ${codeOf(error)})`;
  }
  return error instanceof Error && error.message !== '' ? error.message : codeOf(error);
}
