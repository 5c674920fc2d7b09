import Sqlite from 'libsql';
import { existsSync } from 'node:fs';
import { open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sendStates, type SendRecord } from '../notify/sendLog';
import type { SignupKind, StoredSignup } from '../signups/signup';

/**
 * The files in which versions before the database stored sign-ups: a line of JSON for each, added at the end. They are
 * only read, once, to be imported.
 */
export const journalFiles = {
  member: 'signups.jsonl',
  'pay-per-view': 'pay-per-view-signups.jsonl',
} as const satisfies Record<SignupKind, string>;
const sendLogFile = 'notifications.jsonl';
const calendarFile = 'calendar.json';
const allFiles = [...Object.values(journalFiles), sendLogFile, calendarFile];

/** Added to the name of a file that was imported. */
const importedSuffix = '.imported';

const signupLine = z.object({
  id: z.guid(),
  name: z.string(),
  email: z.optional(z.string()),
  mobile: z.optional(z.string()),
  eventId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}) satisfies z.ZodMiniType<StoredSignup>;

const sendLine = z.object({
  eventId: z.string(),
  signupId: z.string(),
  state: z.enum([...sendStates, 'released']),
});

/** Returns whether a folder has files to import. */
export function hasJournal(folder: string): boolean {
  return Object.values(journalFiles).some((name) => existsSync(join(folder, name)));
}

/**
 * Returns the files of a folder that still have people's names and addresses in them: those that were imported, and
 * the lines that a crash had cut short, which are not imported.
 */
export function remainingFiles(folder: string): string[] {
  return Object.values(journalFiles)
    .flatMap((name) => [name + importedSuffix, `${name}.torn`])
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
}

/**
 * Opens the files of a folder, under the lock that a server of the earlier version holds while it runs.
 *
 * @throws {Error} when such a server runs
 */
export function openJournal(folder: string) {
  const lock = lockFolder(folder);
  const pathOf = (name: string) => join(folder, name);
  return {
    readAll: (kind: SignupKind) => readLines(pathOf(journalFiles[kind]), signupLine),
    readSendRecords: async () => {
      const records = new Map<string, SendRecord>();
      for await (const { eventId, signupId, state } of readLines(pathOf(sendLogFile), sendLine)) {
        const key = JSON.stringify([eventId, signupId]);
        if (state === 'released') records.delete(key);
        else records.set(key, { eventId, signupId, state });
      }
      return [...records.values()];
    },
    /** Returns the text of the calendar's history, if there is one. */
    readCalendar: async () =>
      existsSync(pathOf(calendarFile)) ? readFile(pathOf(calendarFile), 'utf8') : undefined,
    /** Renames the files, so that they are imported once. */
    setAside: async () => {
      for (const file of allFiles.map(pathOf).filter((path) => existsSync(path))) {
        await rename(file, file + importedSuffix);
      }
    },
    close: () => {
      lock.close();
    },
  };
}

/** SQLite's exclusive lock on the same file collides with the lock of the earlier version, a lock of the kernel, too. */
function lockFolder(folder: string): Sqlite.Database {
  const lock = new Sqlite(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(
      `the sign-ups in ${folder} are in use by another process: stop the server first`,
    );
  }
}

/**
 * Yields the rows of a file. A last line that a crash cut short, before its end of line, was never acknowledged, and is left
 * out.
 *
 * @throws {Error} when another line does not match the schema
 */
async function* readLines<T>(file: string, schema: z.ZodMiniType<T>): AsyncGenerator<T> {
  if (!existsSync(file)) return;
  const handle = await open(file);
  const isWhole = (await lastByteOf(handle)) === '\n';
  let number = 0;
  let damaged: number | undefined;
  const demandNone = () => {
    if (damaged === undefined) return;
    throw new Error(`${file}, line ${damaged}: is damaged; put the line in order or take it out`);
  };
  for await (const line of handle.readLines()) {
    number += 1;
    demandNone();
    const row = parse(line, schema);
    if (row === undefined) damaged = number;
    else yield row;
  }
  if (isWhole) demandNone();
}

async function lastByteOf(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
  return buffer.toString();
}

function parse<T>(line: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
