import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../http/log';
import { makeFolder } from '../storage/durableFiles';
import { lockSendLog } from './folderLock';
import { openJournalFile } from './journalFile';
import { readJournal } from './readJournal';
import { sendLineSchema, type SendLog, type SendRecord, type SendState } from './sendLog';

const fileOf = (folder: string) => join(folder, 'notifications.jsonl');

/**
 * Stores a send log in a file beside the journals, synced line by line.
 *
 * @throws {SendLogInUseError} when another process sends.
 * @throws {JournalDamagedError} when the file has an invalid line
 */
export async function openJournalSendLog(
  folder: string,
  eventId: string,
  log: Log,
): Promise<SendLog> {
  await makeFolder(folder);
  const lock = await lockSendLog(folder);
  try {
    const file = await openJournalFile(fileOf(folder), sendLineSchema, log);
    const write = async (signupIds: readonly string[], state: SendState | 'released') => {
      await Promise.all(signupIds.map((signupId) => file.append({ eventId, signupId, state })));
    };
    return {
      intend: async (signupIds) => {
        await write(signupIds, 'intended');
        return true;
      },
      settle: (signupIds, state) => write(signupIds, state ?? 'released'),
      close: async () => {
        await file.close();
        await lock.close();
      },
    };
  } catch (error) {
    await lock.close();
    throw error;
  }
}

/** Reads the records of all events from the file of a folder, if there is one. */
export async function readSendRecords(folder: string): Promise<SendRecord[]> {
  const records = new Map<string, SendRecord>();
  if (!existsSync(fileOf(folder))) return [];
  for await (const { row } of readJournal(fileOf(folder), sendLineSchema)) {
    const { eventId, signupId, state } = row;
    const key = JSON.stringify([eventId, signupId]);
    if (state === 'released') records.delete(key);
    else records.set(key, { eventId, signupId, state });
  }
  return [...records.values()];
}

/** Removes the records of erased sign-ups. The caller holds the send log's lock. */
export async function forgetSent(
  folder: string,
  signupIds: ReadonlySet<string>,
  log: Log,
): Promise<void> {
  if (!existsSync(fileOf(folder))) return;
  const file = await openJournalFile(fileOf(folder), sendLineSchema, log);
  try {
    await file.remove(({ signupId }) => signupIds.has(signupId));
  } finally {
    await file.close();
  }
}
