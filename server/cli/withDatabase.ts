import { resolve } from 'node:path';
import type { Environment } from '../environment';
import type { Log } from '../base/log';
import { databaseFile, openDatabase, type Database } from '../storage/database';
import { fileExists } from '../storage/fileErrors';

/** Where a command finds what the server stores. */
export type StoreSettings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Returns where the database is, without the password of its address. */
export function storeOf({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  if (DATABASE_URL === undefined) return resolve(databaseFile(DATA_DIR));
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL ${host}${pathname}`;
}

/** Returns whether there is a database to look into; a PostgreSQL says so by itself. */
export function hasDatabase({ DATA_DIR, DATABASE_URL }: StoreSettings): boolean {
  return DATABASE_URL !== undefined || fileExists(databaseFile(DATA_DIR));
}

/** Prints only warnings: an error of the database fails the command, which then reports it. */
const commandLog: Log = {
  info: () => undefined,
  warn: (message) => {
    console.error(message);
  },
  error: () => undefined,
};

/** Opens the database beside a running server, and closes it after the task. @throws {Error} when there is none */
export async function withDatabase<Result>(
  settings: StoreSettings,
  task: (database: Database) => Promise<Result>,
  { migrates = false } = {},
): Promise<Result> {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!migrates && !hasDatabase(settings)) throw new Error(`there are no sign-ups in ${DATA_DIR}`);
  const database = openDatabase(
    { dataDir: DATA_DIR, databaseUrl: DATABASE_URL },
    { log: commandLog, migrates },
  );
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}
