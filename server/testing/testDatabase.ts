import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database, type DatabaseLocation } from '../storage/database';
import { batchSize } from '../storage/rowBatches';
import { createDatabase } from './postgres';
import { createTestLog } from './serve';

/** Creates a folder for a server's data, removed after the test. */
export async function createFolderLocation(): Promise<DatabaseLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'league-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { dataDir };
}

/** Creates where a server's data is to be: in SQLite, or in PostgreSQL where the run has one. */
export async function createLocation(): Promise<DatabaseLocation> {
  return { ...(await createFolderLocation()), databaseUrl: await createDatabase() };
}

/** A database that is closed at the end of the test, or before. */
export interface TestDatabase extends Database {
  log: ReturnType<typeof createTestLog>;
}

/** Opens a database as a server does. */
export function openTestDatabase(location: DatabaseLocation): TestDatabase {
  const log = createTestLog();
  const database = openDatabase(location, { log, migrates: true });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= database.close());
  onTestFinished(close);
  return { ...database, close, log };
}

/** Returns a database that takes few more values than a page of rows: the engines take 32,766 and 65,535. */
export function refuseManyValues<D extends Database>(database: D): D {
  return {
    ...database,
    query: (statement, values) =>
      values.length > batchSize + 10
        ? Promise.reject(new Error(`The statement has ${values.length} values`))
        : database.query(statement, values),
  };
}
