import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { openPrivate } from './durableFiles';

/** Thrown when another process keeps its sign-ups in the same folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Thrown when another process sends mail to the people of the same folder. */
export class SendLogInUseError extends Error {
  override readonly name = 'SendLogInUseError';
}

/**
 * Takes a folder for this process alone, by a lock of the kernel's: it ends with the process, even
 * with `kill -9`, and holds between containers that share a volume of one host
 * (docs/decisions/006).
 *
 * @returns What keeps the lock until it is closed.
 * @throws {FolderInUseError} when another process has it.
 */
export async function lockFolder(folder: string): Promise<FileHandle> {
  const words = `the sign-ups in ${folder} are in use by another process`;
  return lock(join(folder, 'lock'), new FolderInUseError(words));
}

/**
 * Takes the send log of a folder likewise. It has a lock of its own: mail is sent beside the server,
 * which has the folder.
 *
 * @throws {SendLogInUseError} when another process has it.
 */
export async function lockSendLog(folder: string): Promise<FileHandle> {
  const words = `mail is being sent to the people in ${folder} by another process; let it end first`;
  return lock(join(folder, 'notifications.lock'), new SendLogInUseError(words));
}

async function lock(file: string, inUse: Error): Promise<FileHandle> {
  // Loaded here, so that the lack of a build for this system stops only those who need the lock.
  const { tryLock } = await import('fs-native-extensions');
  const handle = await openPrivate(file, 'a');
  try {
    if (tryLock(handle.fd)) return handle;
    throw inUse;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
