import Sqlite from 'libsql';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Row } from './driver';
import { makeFolder, openPrivate, syncFolder } from './durableFiles';
import { missingSteps, selectSteps } from './migrations';

/** The files of a database: its newest rows may be in the log alone. */
const parts = ['', '-wal', '-shm'];

/**
 * Puts a copy of a database in the place of SQLite's file, durably, and moves what was there aside.
 *
 * @returns the new name of what was there, if there was anything
 * @throws {Error} when another process has the file open, or the copy is not sound: nothing has changed then
 */
export async function replaceSqlite(file: string, copy: string): Promise<string | undefined> {
  if (!existsSync(copy)) throw new Error(`there is no file ${copy}`);
  const next = `${file}.${randomUUID()}.new`;
  await makeFolder(dirname(file));
  const handle = await openPrivate(next, 'wx', file);
  let held: Sqlite.Database | undefined;
  try {
    copySound(copy, next);
    await handle.sync();
    held = holdAlone(file);
    const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
    // The file first: without it, a log is never taken for that of another file.
    const old = parts.filter((part) => existsSync(file + part));
    for (const part of old) await rename(file + part, aside + part);
    await rename(next, file);
    await syncFolder(dirname(file));
    return old.length > 0 ? aside : undefined;
  } finally {
    await handle.close();
    held?.close();
    await rm(next, { force: true });
  }
}

/**
 * Locks a database against all other processes until it is closed. Moved meanwhile, it stays as it is: SQLite leaves the
 * log of a moved file alone.
 *
 * @returns nothing when there is none, or it is too damaged for anybody to use it
 */
function holdAlone(file: string): Sqlite.Database | undefined {
  if (!existsSync(file)) return undefined;
  const database = new Sqlite(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY') return undefined;
    throw new Error(`${file} is open in another process: stop the server first`, { cause: error });
  }
}

/** Copies a sound database, with what is in its log alone. SQLite does not sync the copy. */
function copySound(from: string, to: string): void {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(from);
    const [found] = database.prepare('PRAGMA integrity_check(1)').all() as Row[];
    if (found?.integrity_check !== 'ok') throw new Error('it is damaged');
    missingSteps(database.prepare(selectSteps).all() as Row[]);
    database.prepare('VACUUM INTO ?').run([to]);
  } catch (error) {
    throw new Error(`${from} cannot be restored: ${(error as Error).message}`, { cause: error });
  } finally {
    database?.close();
  }
}
