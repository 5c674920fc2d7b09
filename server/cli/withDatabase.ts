import { existsSync } from 'node:fs';
import type { Environment } from '../environment';
import type { Log } from '../http/log';
import { databaseFile, openDatabase, type Database } from '../storage/database';

/** Where a command finds what the server stores. */
export type Place = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Prints only warnings: an error of the database fails the command, which then reports it. */
const commandLog: Log = {
  info: () => undefined,
  warn: (message) => {
    console.error(message);
  },
  error: () => undefined,
};

/**
 * Opens the database beside a running server, and closes it after the task. It makes no tables unless it `migrates`.
 *
 * @throws {Error} when there is none to look into
 */
export async function withDatabase(
  { DATA_DIR, DATABASE_URL }: Place,
  task: (database: Database) => Promise<void>,
  { migrates = false } = {},
): Promise<void> {
  if (DATABASE_URL === undefined && !migrates && !existsSync(databaseFile(DATA_DIR))) {
    throw new Error(`there are no sign-ups in ${DATA_DIR}`);
  }
  const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  const database = openDatabase(place, { log: commandLog, migrates });
  try {
    await task(database);
  } finally {
    await database.close();
  }
}
