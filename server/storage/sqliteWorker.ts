import Sqlite from 'libsql';
import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Result, Row, Statement } from './driver';
import { makeFolder, openPrivate } from './durableFiles';
import { checkAccess, messageOf } from './fileErrors';
import { migration } from './migrations';

/** The file of {@link openSqlite}, and whether a missing one is made. */
export interface WorkerSettings {
  file: string;
  creates: boolean;
}

/** A statement for the next transaction. */
export interface Task extends Statement {
  /** `alone`: it must be outside of any transaction. `migration`: it has no text, and means the steps of the schema. */
  kind?: 'alone' | 'migration';
  /** How long it may wait for another process if it is alone, in milliseconds. */
  patience?: number;
}

/** A result, or why there is none. No message of SQLite has a value in it. */
export type Outcome = Result | { code: string; message: string };

/** How long another process may hold the file, in milliseconds. */
const busyTime = 5000;

/** Statements are compiled once; there are some dozens of them. */
const mostStatements = 100;

const { file, creates } = workerData as WorkerSettings;

interface Connection {
  database: Sqlite.Database;
  statements: Map<string, Sqlite.Statement>;
  /** The file's inode: a folder that was removed or restored has another one. */
  inode: number;
}
let connection: Connection | undefined;

async function connect(): Promise<Connection> {
  if (connection?.inode === inodeOf(file)) return connection;
  disconnect();
  if (!existsSync(file)) {
    if (!creates) throw new Error('there is no such file yet');
    await makeFolder(dirname(file));
    setLogAside();
    // SQLite gives its log the mode and the owner of the file. Never with one that exists: to close it would release
    // the locks that SQLite holds on it in this process.
    await (await openPrivate(file, 'a')).close();
  }
  const database = new Sqlite(file);
  const opened = {
    database,
    statements: new Map<string, Sqlite.Statement>(),
    inode: inodeOf(file),
  };
  try {
    await prepareConnection(database);
  } catch (error) {
    // A damaged file is opened anew for each statement.
    database.close();
    throw error;
  }
  connection = opened;
  return opened;
}

async function prepareConnection(database: Sqlite.Database): Promise<void> {
  setPatience(database, busyTime);
  await useWriteAheadLog(database);
  // A commit is on the disk when it returns.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  // What is erased is overwritten.
  database.exec('PRAGMA secure_delete = ON');
  const [found] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw new Error(damaged);
}

/** @param time how long statements wait for another process, in milliseconds */
function setPatience(database: Sqlite.Database, time: number): void {
  database.exec(`PRAGMA busy_timeout = ${time}`);
}

/** Two that open a new file at the same moment lock each other out here, for which SQLite itself does not wait. */
async function useWriteAheadLog(database: Sqlite.Database): Promise<void> {
  const end = Date.now() + busyTime;
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

const damaged = 'is damaged: restore a backup, or set it aside';

function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}

/** Renames a log whose database file was moved away: SQLite would delete it, and the newest sign-ups with it. */
function setLogAside(): void {
  const log = `${file}-wal`;
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) renameSync(log, `${log}.${Date.now()}`);
}

function disconnect(): void {
  if (connection === undefined) return;
  const { database } = connection;
  try {
    // The connection itself lives on until its statements are garbage: it must neither keep a lock, nor what a file that was
    // moved away has in the log alone.
    rollBack();
    setPatience(database, 0);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Of a broken disk or file.
  }
  database.close();
  connection = undefined;
}

function run({ database, statements }: Connection, { text, values }: Statement): Result {
  let statement = statements.get(text);
  if (statement === undefined) {
    if (statements.size >= mostStatements) statements.clear();
    statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(text, statement);
  }
  if (statement.reader) {
    const rows = statement.all([...values]) as Row[];
    return { rows, count: rows.length };
  }
  return { rows: [], count: statement.run([...values]).changes };
}

function migrate(opened: Connection): Result {
  const statements = migration();
  let next = statements.next();
  while (!next.done) next = statements.next(run(opened, next.value).rows);
  return { rows: [], count: 0 };
}

function runAlone(opened: Connection, task: Task): Result {
  setPatience(opened.database, task.patience ?? busyTime);
  try {
    return run(opened, task);
  } finally {
    setPatience(opened.database, busyTime);
  }
}

/** Runs a group in one transaction. When one of several is refused, each gets a transaction of its own. */
async function runGroup(group: readonly Task[]): Promise<Outcome[]> {
  try {
    const opened = await connect();
    const [first] = group;
    if (first?.kind === 'alone') return [runAlone(opened, first)];
    const reads = group.every(({ text }) => text.startsWith('SELECT'));
    opened.database.exec(reads ? 'BEGIN' : 'BEGIN IMMEDIATE');
    const results = group.map((task) =>
      task.kind === 'migration' ? migrate(opened) : run(opened, task),
    );
    opened.database.exec('COMMIT');
    return results;
  } catch (error) {
    const outcome = outcomeOf(error);
    const isRefusal = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH)/.test(outcome.code);
    if (isRefusal || /^SQLITE_(FULL|BUSY)/.test(outcome.code)) rollBack();
    // A file that has failed is opened anew: it may have been put in order.
    else disconnect();
    if (!isRefusal || group.length === 1) return group.map(() => outcome);
    const outcomes: Outcome[] = [];
    for (const task of group) outcomes.push(...(await runGroup([task])));
    return outcomes;
  }
}

function rollBack(): void {
  if (connection?.database.inTransaction) connection.database.exec('ROLLBACK');
}

function outcomeOf(error: unknown) {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return { code, message: damaged };
  try {
    // SQLite does not say which of its files it may not use.
    if (!/^SQLITE_(?!CANTOPEN|READONLY)/.test(code)) {
      checkAccess([file, dirname(file), `${file}-wal`, `${file}-shm`]);
    }
  } catch (denied) {
    return { code: 'DENIED', message: messageOf(denied) };
  }
  return { code, message: messageOf(error) };
}

parentPort?.on('message', (message: readonly Task[] | 'close') => {
  if (message === 'close') {
    disconnect();
    parentPort?.close();
  } else {
    void runGroup(message).then((outcomes) => parentPort?.postMessage(outcomes));
  }
});
