import { join } from 'node:path';
import type { Log } from '../http/log';
import type { Driver, Row, Value } from './driver';
import { checkMigrated, migrate } from './migrations';
import { createOutage } from './outage';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import { StoreUnavailableError } from './storeUnavailable';

/** The database of everything that must outlive the process (docs/decisions/014). */
export type Database = Pick<Driver, 'query' | 'concurrency' | 'backup' | 'close'> & {
  /** Empties the engine's own log of what was deleted, or warns that it could not. */
  purge(): Promise<void>;
};

/** Where the database is. */
export interface DatabasePlace {
  /** The folder of SQLite's file. */
  dataDir: string;
  /** The PostgreSQL to use instead, if there is one: `postgres://…`, whose `sslmode` sets the use of TLS. */
  databaseUrl?: string | undefined;
}

/** The settings of {@link openDatabase}. */
export interface DatabaseOptions {
  log: Log;
  /** Whether the tables are made, or only looked for: a command that reads changes nothing. */
  migrates: boolean;
  /** Called with the number of statements that shared a transaction of SQLite, and of those that wait for the next. */
  onGroup?: (size: number, waiting: number) => void;
}

/** SQLite's file in a folder. */
export const databaseFile = (dataDir: string) => join(dataDir, 'redline.db');

/** The batch size for reading and writing rows. */
export const pageSize = 1000;

/**
 * Opens the configured database immediately, even if it is unavailable: what needs it fails with a
 * {@link StoreUnavailableError} until it is there. An outage is logged once, and so is its end.
 */
export function openDatabase(place: DatabasePlace, options: DatabaseOptions): Database {
  const { dataDir, databaseUrl } = place;
  const { log, migrates, onGroup } = options;
  const driver =
    databaseUrl === undefined
      ? openSqlite(databaseFile(dataDir), { creates: migrates, onGroup })
      : openPostgres(databaseUrl);
  const outage = createOutage(log);
  let preparation: Promise<void> | undefined;
  let isClosed = false;
  // Not a set of their promises: V8 links the old tables of a set to the newer ones, which keeps its members alive.
  let running = 0;
  let onIdle: (() => void) | undefined;

  const prepare = () => {
    preparation ??= (migrates ? migrate : checkMigrated)(driver).catch((error: unknown) => {
      preparation = undefined;
      throw error;
    });
    return preparation;
  };

  async function runPrepared<T>(task: () => Promise<T>): Promise<T> {
    const prepared = prepare();
    await prepared;
    try {
      return await task();
    } catch (error) {
      if (!driver.isOutdated(error)) throw error;
      // The file was set aside, or an older backup of it restored, while the server was running.
      if (preparation === prepared) preparation = undefined;
      await prepare();
      return await task();
    }
  }

  async function attempt<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await runPrepared(task);
    } catch (error) {
      const unavailable = new StoreUnavailableError(driver.reasonOf(error));
      outage.begin(unavailable);
      throw unavailable;
    }
  }

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailableError('The database is closed');
    running += 1;
    try {
      return await attempt(task);
    } finally {
      running -= 1;
      if (running === 0) onIdle?.();
    }
  }

  return {
    query: async (statement, values) => {
      const result = await run(() => driver.query(statement, values));
      // A full disk can still be read, and takes statements that change no row.
      if (result.count > 0 && !statement.startsWith('SELECT')) outage.end();
      return result;
    },
    concurrency: driver.concurrency,
    purge: async () => {
      if (await run(() => driver.purge())) return;
      log.warn('Another process reads the database: its log still has what was erased');
    },
    backup: (file) => run(() => driver.backup(file)),
    close: async () => {
      isClosed = true;
      if (running > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      await driver.close();
    },
  };
}

/**
 * Yields the rows of a `SELECT` in pages, with constant memory use.
 * @param key the names of the columns in the result that order it, and are different for each row together
 */
export async function* readPages(
  database: Database,
  select: string,
  values: readonly Value[],
  key: readonly string[],
): AsyncGenerator<Row, void, undefined> {
  const columns = key.map((column) => `"${column}"`).join(', ');
  let last: Row | undefined;
  for (;;) {
    const next = last
      ? `WHERE (${columns}) > (${placeholders(values.length + 1, key.length)})`
      : '';
    const after = key.map((column) => last?.[column] ?? null);
    const { rows } = await database.query(
      `SELECT * FROM (${select}) AS rows_of ${next} ORDER BY ${columns} LIMIT ${pageSize}`,
      [...values, ...(last ? after : [])],
    );
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** Groups rows into batches. */
export async function* pagesOf<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  size = pageSize,
): AsyncGenerator<T[]> {
  let page: T[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Runs a statement for each row, as many at the same time as the database takes. */
export async function forEachRow<T>(
  database: Database,
  rows: AsyncIterable<T> | Iterable<T>,
  run: (row: T) => Promise<unknown>,
): Promise<void> {
  for await (const page of pagesOf(rows, database.concurrency)) await Promise.all(page.map(run));
}

/** Returns a list of placeholders, such as `$3, $4`. */
export function placeholders(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');
}

/** Returns a row without the columns that hold nothing. */
export function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
