import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../http/log';
import { matchesContact } from './contact';
import { makeFolder, privateFile } from '../storage/durableFiles';
import { lockFolder, lockSendLog } from './folderLock';
import { openJournalFile, type JournalFile } from './journalFile';
import { forgetSent } from './journalSendLog';
import { readJournal } from './readJournal';
import {
  signupKinds,
  storedSignupSchema,
  type SignupKind,
  type SignupReader,
  type SignupStore,
  type StoredSignup,
} from './signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';

const fileNames = {
  member: 'signups.jsonl',
  'pay-per-view': 'pay-per-view-signups.jsonl',
} as const satisfies Record<SignupKind, string>;

/** Reads the journals of a folder. It may do so beside the server that writes them. */
export function openJournalReader(folder: string): SignupReader {
  return {
    readAll: (kind) => readSignups(join(folder, fileNames[kind])),
    close: () => Promise.resolve(),
  };
}

/** Returns no rows for a missing file, since a folder without sign-ups has none. */
async function* readSignups(file: string): AsyncGenerator<StoredSignup, void, undefined> {
  try {
    for await (const { row } of readJournal(file, storedSignupSchema)) yield row;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** @throws {StoreUnavailableError} when the disk cannot be written */
async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, 'probe');
  try {
    await writeFile(file, '?', { mode: privateFile, flush: true });
  } catch {
    throw new StoreUnavailableError(`${folder} cannot be written`);
  } finally {
    await rm(file, { force: true });
  }
}

/** Returns whether a folder contains journals. */
export function hasJournal(folder: string): boolean {
  return signupKinds.some((kind) => existsSync(join(folder, fileNames[kind])));
}

/**
 * Stores sign-ups in two files of JSON Lines (docs/decisions/006).
 *
 * @throws {FolderInUseError} when another process uses the folder
 * @throws {JournalDamagedError} when a file has an invalid line
 */
export async function openJournalStore(folder: string, log: Log): Promise<SignupStore> {
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  const opened: JournalFile<StoredSignup>[] = [];
  const open = async (kind: SignupKind) => {
    const file = await openJournalFile(join(folder, fileNames[kind]), storedSignupSchema, log);
    opened.push(file);
    return file;
  };
  const close = async () => {
    for (const file of opened) await file.close();
    await lock.close();
  };

  try {
    const files: Record<SignupKind, JournalFile<StoredSignup>> = {
      member: await open('member'),
      'pay-per-view': await open('pay-per-view'),
    };
    return {
      ...openJournalReader(folder),
      append: (kind, signup) => files[kind].append(signup),
      check: () => tryToWrite(folder),
      erase: async (contact) => {
        const matches = matchesContact(contact);
        const sendLock = await lockSendLog(folder);
        try {
          const ids = new Set<string>();
          let erased = 0;
          for (const file of opened) {
            erased += await file.remove((signup) => {
              if (!matches(signup)) return false;
              ids.add(signup.id);
              return true;
            });
          }
          await forgetSent(folder, ids, log);
          return erased;
        } finally {
          await sendLock.close();
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
