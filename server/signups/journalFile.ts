import { rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod/mini';
import type { Log } from '../http/log';
import { openPrivate, privateFile, syncFolder } from '../storage/durableFiles';
import { createOutage } from '../storage/outage';
import { readJournal, type TornLine } from './readJournal';
import { StoreUnavailableError } from '../storage/storeUnavailable';

/** An append-only file of JSON Lines, except for {@link JournalFile.remove}. */
export interface JournalFile<Row> {
  /**
   * Resolves when the row is on the disk.
   *
   * @throws {StoreUnavailableError} when it is not.
   */
  append(row: Row): Promise<void>;
  /**
   * Replaces the file with one without the matching rows, and deletes its incomplete lines. After a power failure
   * the file is either the old one or the new one.
   *
   * @returns the number of removed rows
   */
  remove(matches: (row: Row) => boolean): Promise<number>;
  /** Finishes pending writes. */
  close(): Promise<void>;
}

interface QueuedLine {
  text: string;
  resolve: () => void;
  reject: (error: StoreUnavailableError) => void;
}

/** The maximum size of the queue for a slow disk, in UTF-16 code units; more is refused. */
const queueLimit = 4 * 1024 * 1024;

/** Returns the separate file for incomplete lines. */
const tornFileOf = (file: string) => `${file}.torn`;

/** Returns the file for the new state, until it replaces the old one. */
const newFileOf = (file: string) => `${file}.new`;

/**
 * Opens a journal for writing, and repairs it first: an incomplete last line of a crash is moved to a separate file,
 * with a log line. Only one process may do so at a time (`lockFolder`).
 *
 * @param schema the schema of each line
 * @throws {JournalDamagedError} when a line before the last does not match it
 */
export async function openJournalFile<Row>(
  file: string,
  schema: z.ZodMiniType<Row>,
  log: Log,
): Promise<JournalFile<Row>> {
  const folder = dirname(file);
  const outage = createOutage(log);

  await rm(newFileOf(file), { force: true });
  let handle = await openToAppend(file);
  /** The size of the valid part of the file, in bytes: all acknowledged lines. */
  let length: number;
  try {
    await syncFolder(folder);
    await setTornLineAside(file, schema, handle, log);
    length = (await handle.stat()).size;
  } catch (error) {
    await handle.close();
    throw error;
  }

  /** Whether bytes of a failed write may follow the good ones. */
  let hasLeftovers = false;
  let queue: QueuedLine[] = [];
  let queued = 0;
  let isClosed = false;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Runs a task with exclusive access to the file, after the previous ones. */
  function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(task);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function cutBack(): Promise<void> {
    await handle.truncate(length);
    hasLeftovers = false;
  }

  async function write(bytes: Buffer): Promise<void> {
    if (hasLeftovers) await cutBack();
    hasLeftovers = true;
    try {
      await handle.appendFile(bytes);
      await handle.datasync();
    } catch (error) {
      // Should this fail too, it is tried again before the next write.
      await cutBack().catch(() => undefined);
      throw error;
    }
    hasLeftovers = false;
    length += bytes.length;
  }

  /** Group commit: all lines that arrived during the last write share one write and one sync. */
  async function writeQueue(): Promise<void> {
    const lines = queue;
    queue = [];
    queued = 0;
    try {
      await write(Buffer.from(lines.map(({ text }) => text).join('')));
    } catch (error) {
      outage.begin(error);
      for (const { reject } of lines)
        reject(new StoreUnavailableError(`${file} cannot be written`));
      return;
    }
    outage.end();
    for (const { resolve } of lines) resolve();
  }

  async function remove(matches: (row: Row) => boolean): Promise<number> {
    await rm(tornFileOf(file), { force: true });
    const next = await openPrivate(newFileOf(file), 'ax', file);
    let removed: number;
    let nextLength: number;
    try {
      removed = await copyWithout(file, schema, next, matches);
      await next.sync();
      nextLength = (await next.stat()).size;
      await rename(newFileOf(file), file);
    } catch (error) {
      await next.close();
      await rm(newFileOf(file), { force: true });
      throw error;
    }
    const old = handle;
    handle = next;
    length = nextLength;
    hasLeftovers = false;
    await old.close();
    await syncFolder(folder);
    return removed;
  }

  return {
    append: (row) =>
      new Promise((resolve, reject) => {
        const text = `${JSON.stringify(row)}\n`;
        if (isClosed || queued + text.length > queueLimit) {
          const reason = isClosed ? 'is closed' : 'has too many lines waiting';
          reject(new StoreUnavailableError(`${file} ${reason}`));
          return;
        }
        queue.push({ text, resolve, reject });
        queued += text.length;
        if (queue.length === 1) void takeTurn(writeQueue);
      }),
    remove: (matches) => takeTurn(() => remove(matches)),
    close: async () => {
      isClosed = true;
      await takeTurn(() => handle.close());
    },
  };
}

async function openToAppend(file: string): Promise<FileHandle> {
  const handle = await openPrivate(file, 'a');
  // A file that came back from a backup may have lost its mode.
  if ((await handle.stat()).isFile()) await handle.chmod(privateFile);
  return handle;
}

async function setTornLineAside<Row>(
  file: string,
  schema: z.ZodMiniType<Row>,
  handle: FileHandle,
  log: Log,
): Promise<void> {
  let torn: TornLine<Row> | undefined;
  const entries = readJournal(file, schema, (line) => {
    torn = line;
  });
  while (!(await entries.next()).done);
  if (!torn) return;

  if (torn.row !== undefined) {
    await handle.appendFile('\n');
  } else {
    const tornFile = tornFileOf(file);
    await appendLine(tornFile, torn.bytes);
    await syncFolder(dirname(file));
    await handle.truncate(torn.start);
    log.warn(`${file}: the last line was cut short, and is now in ${tornFile}`);
  }
  await handle.datasync();
}

async function appendLine(file: string, bytes: Buffer): Promise<void> {
  const handle = await openPrivate(file, 'a');
  try {
    await handle.appendFile(Buffer.concat([bytes, Buffer.from('\n')]));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The size of a copied batch, in UTF-16 code units. */
const blockSize = 64 * 1024;

/** @returns How many rows were left out. */
async function copyWithout<Row>(
  file: string,
  schema: z.ZodMiniType<Row>,
  copy: FileHandle,
  matches: (row: Row) => boolean,
): Promise<number> {
  let removed = 0;
  let block = '';
  for await (const { line, row } of readJournal(file, schema)) {
    if (matches(row)) removed += 1;
    else block += `${line}\n`;
    if (block.length >= blockSize) {
      await copy.appendFile(block);
      block = '';
    }
  }
  await copy.appendFile(block);
  return removed;
}
