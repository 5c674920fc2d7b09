import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { openPrivate } from '../storage/durableFiles';

/** Thrown when another process stores its sign-ups in the same folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** Thrown when another process sends mail to the people of the same folder. */
export class SendLogInUseError extends Error {
  override readonly name = 'SendLogInUseError';
}

/**
 * Locks a folder for this process with a kernel lock, which ends with the process, even with `kill -9`, and works
 * between containers that share a volume of one host (docs/decisions/006).
 * @returns a handle that holds the lock until it is closed
 * @throws {FolderInUseError} when another process has it.
 */
export async function lockFolder(folder: string): Promise<FileHandle> {
  const message = `the sign-ups in ${folder} are in use by another process`;
  return lock(join(folder, 'lock'), new FolderInUseError(message));
}

/**
 * Locks the send log of a folder likewise. It has a separate lock, since mail is sent while the server holds the
 * folder's.
 *
 * @throws {SendLogInUseError} when another process has it.
 */
export async function lockSendLog(folder: string): Promise<FileHandle> {
  const message = `mail is being sent to the people in ${folder} by another process; let it end first`;
  return lock(join(folder, 'notifications.lock'), new SendLogInUseError(message));
}

async function lock(file: string, inUse: Error): Promise<FileHandle> {
  // Loaded on demand, so that a missing binary for this system affects only users of the lock.
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
