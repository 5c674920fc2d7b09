import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile } from './durableFiles';

/** Thrown when another process keeps its sign-ups in the same folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
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
  // Loaded here, so that the lack of a build for this system stops only those who need the lock.
  const { tryLock } = await import('fs-native-extensions');
  const handle = await open(join(folder, 'lock'), 'a', privateFile);
  try {
    if (tryLock(handle.fd)) return handle;
    throw new FolderInUseError(`the sign-ups in ${folder} are in use by another process`);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
