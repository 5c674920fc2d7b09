import { join } from 'node:path';
import type { Log } from '../base/log';
import type { Driver, Row } from './driver';
import { NewerSchemaError, prepareSchema } from './migrations';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

/** The database of everything that must outlive the process (docs/decisions/014). */
export type Database = Pick<Driver, 'query' | 'concurrency' | 'backup' | 'close'> & {
  /**
   * Does the missing steps of the schema; what needs them waits by itself. Resolves also while that is not possible.
   *
   * @throws {Error} when a newer release has changed the schema so that this one cannot use it
   */
  prepare(): Promise<void>;
  /** Empties the engine's own log of what was deleted, or warns that it could not. */
  checkpoint(): Promise<void>;
};

/** Thrown when a store cannot take a record now, and may be able to later. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Where the database is. */
export interface DatabaseLocation {
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

/**
 * Opens the configured database immediately, even if it is unavailable: what needs it fails with a
 * {@link StoreUnavailableError} until it is there. An outage is logged once, and so is its end.
 */
export function openDatabase(location: DatabaseLocation, options: DatabaseOptions): Database {
  const { dataDir, databaseUrl } = location;
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
    preparation ??= prepareSchema(driver, migrates).catch((error: unknown) => {
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
    prepare: () =>
      prepare().catch((error: unknown) => {
        if (error instanceof NewerSchemaError) throw new Error(driver.reasonOf(error));
      }),
    checkpoint: async () => {
      if (await run(() => driver.checkpoint())) return;
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
 * Logs once when a store fails and once when it works again, however many requests fail meanwhile.
 * @param what the stored things, in the plural
 */
export function createOutage(log: Log, what = 'Sign-ups') {
  let isDown = false;
  return {
    begin(error: unknown) {
      if (!isDown) log.error(error, `${what} cannot be stored`);
      isDown = true;
    },
    end() {
      if (isDown) log.info(`${what} are stored again`);
      isDown = false;
    },
  };
}

/** Returns a list of placeholders, such as `$3, $4`. */
export function placeholders(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');
}

/** Returns a row without the columns that hold nothing. */
export function withoutNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
