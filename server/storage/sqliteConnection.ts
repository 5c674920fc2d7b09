import Sqlite from 'libsql';
import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result, Row, Statement } from './driver';
import { makeFolder, openPrivate } from './durableFiles';

/** How long another process may hold the file, in milliseconds. */
export const defaultBusyTimeout = 5000;

/** Statements are compiled once; there are some dozens of them. */
const mostStatements = 100;

/** The error of a file that SQLite cannot read. */
export const damaged = 'is damaged: restore a backup, or set it aside';

/** A connection to an SQLite file. Each of its methods is done when it returns. */
export type SqliteConnection = Awaited<ReturnType<typeof connect>>;

/**
 * Opens an SQLite file, which is on the disk after each commit, and overwrites what is erased.
 *
 * @param creates whether a missing one is made
 */
export async function connect(file: string, creates: boolean) {
  if (!existsSync(file)) {
    if (!creates) throw new Error('there is no such file yet');
    await makeFolder(dirname(file));
    setLogAside(`${file}-wal`);
    // SQLite gives its log the mode and the owner of the file. Never with one that exists: to close it would release
    // the locks that SQLite holds on it in this process.
    await (await openPrivate(file, 'a')).close();
  }
  const database = new Sqlite(file);
  const inode = inodeOf(file);
  const statements = new Map<string, Sqlite.Statement>();
  try {
    await prepare(database);
  } catch (error) {
    // A damaged file is opened anew for each statement.
    database.close();
    throw error;
  }

  function compile(text: string): Sqlite.Statement {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
    const compiled = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(text, compiled);
    return compiled;
  }

  function rollBack(): void {
    if (database.inTransaction) database.exec('ROLLBACK');
  }

  return {
    /** Returns whether the path is still that of the file: a folder that was removed or restored has another one. */
    isCurrent: () => inodeOf(file) === inode,
    run: ({ text, values }: Statement): Result => {
      const statement = compile(text);
      if (!statement.reader) return { rows: [], count: statement.run([...values]).changes };
      const rows = statement.all([...values]) as Row[];
      return { rows, count: rows.length };
    },
    /** Runs what works in a transaction, which is rolled back by {@link rollBack} if that throws. */
    inTransaction: <Value>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', task: () => Value): Value => {
      database.exec(begin);
      const value = task();
      database.exec('COMMIT');
      return value;
    },
    /** Runs what waits so many milliseconds for another process. */
    withBusyTimeout: <Value>(time: number, task: () => Value): Value => {
      setBusyTimeout(database, time);
      try {
        return task();
      } finally {
        setBusyTimeout(database, defaultBusyTimeout);
      }
    },
    rollBack,
    close: () => {
      try {
        // The connection itself lives on until its statements are garbage: it must neither keep a lock, nor what a file
        // that was moved away has in the log alone.
        rollBack();
        setBusyTimeout(database, 0);
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Of a broken disk or file.
      }
      database.close();
    },
  };
}

async function prepare(database: Sqlite.Database): Promise<void> {
  setBusyTimeout(database, defaultBusyTimeout);
  await useWriteAheadLog(database);
  for (const setting of ['synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) {
    database.exec(`PRAGMA ${setting}`);
  }
  const [found] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw new Error(damaged);
}

function setBusyTimeout(database: Sqlite.Database, time: number): void {
  database.exec(`PRAGMA busy_timeout = ${time}`);
}

/** Two that open a new file at the same moment lock each other out here, for which SQLite itself does not wait. */
async function useWriteAheadLog(database: Sqlite.Database): Promise<void> {
  const end = Date.now() + defaultBusyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY' || Date.now() > end) throw error;
    }
    await wait(10);
  }
}

function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

/** Renames a log whose database file was moved away: SQLite would delete it, and the newest sign-ups with it. */
function setLogAside(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) renameSync(log, `${log}.${Date.now()}`);
}
