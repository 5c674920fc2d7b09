import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Result, Statement } from './driver';
import { checkAccess, messageOf } from './fileErrors';
import { migration } from './migrations';
import { connect, damaged, defaultBusyTimeout, type SqliteConnection } from './sqliteConnection';

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
  busyTimeout?: number;
}

/** A result, or why there is none. No message of SQLite has a value in it. */
export type Outcome = Result | Failure;

interface Failure {
  code: string;
  message: string;
}

const { file, creates } = workerData as WorkerSettings;

let connection: SqliteConnection | undefined;

function disconnect(): void {
  connection?.close();
  connection = undefined;
}

async function currentConnection(): Promise<SqliteConnection> {
  if (connection?.isCurrent()) return connection;
  disconnect();
  connection = await connect(file, creates);
  return connection;
}

/** Runs a group in one transaction. When one of several is refused, each gets a transaction of its own. */
async function runGroup(group: readonly Task[]): Promise<Outcome[]> {
  try {
    return runTogether(await currentConnection(), group);
  } catch (error) {
    const failure = failureOf(error);
    const isRefusal = /^SQLITE_(CONSTRAINT|ERROR|MISMATCH)/.test(failure.code);
    if (isRefusal || /^SQLITE_(FULL|BUSY)/.test(failure.code)) connection?.rollBack();
    // A file that has failed is opened anew: it may have been put in order.
    else disconnect();
    if (!isRefusal || group.length === 1) return group.map(() => failure);
  }
  const outcomes: Outcome[] = [];
  for (const task of group) outcomes.push(...(await runGroup([task])));
  return outcomes;
}

function runTogether(opened: SqliteConnection, group: readonly Task[]): Result[] {
  const [first] = group;
  if (first?.kind === 'alone') {
    return [
      opened.withBusyTimeout(first.busyTimeout ?? defaultBusyTimeout, () => opened.run(first)),
    ];
  }
  const reads = group.every(({ text }) => text.startsWith('SELECT'));
  return opened.inTransaction(reads ? 'BEGIN' : 'BEGIN IMMEDIATE', () =>
    group.map((task) => (task.kind === 'migration' ? migrate(opened) : opened.run(task))),
  );
}

function migrate(opened: SqliteConnection): Result {
  const statements = migration();
  let next = statements.next();
  while (!next.done) next = statements.next(opened.run(next.value).rows);
  return { rows: [], count: 0 };
}

function failureOf(error: unknown): Failure {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return { code, message: damaged };
  try {
    // SQLite does not say which of its files it may not use.
    if (!code.startsWith('SQLITE_') || /^SQLITE_(CANTOPEN|READONLY)/.test(code)) {
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
