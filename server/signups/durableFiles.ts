import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For its owner alone: what is kept here is people's names and addresses. */
export const privateFile = 0o600;
const privateFolder = 0o700;

/**
 * Opens a file for its owner alone. What root makes belongs to whoever had the file before, or else
 * has its folder: that is whom the server runs as, which must be able to open it.
 *
 * @param before Another file whose place it is to take.
 */
export async function openPrivate(file: string, flags: string, before = file): Promise<FileHandle> {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot && (await stat(before).catch(() => stat(dirname(file))));
  const handle = await open(file, flags, privateFile);
  if (owner) await handle.chown(owner.uid, owner.gid);
  return handle;
}

/** Makes the creation, renaming and removal of a folder's files outlive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can neither open a folder nor needs to: its file systems journal names by themselves.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a private folder, durably, unless it is there already. */
export async function makeFolder(folder: string): Promise<void> {
  const created = await mkdir(folder, { recursive: true, mode: privateFolder });
  if (created !== undefined) await syncFolder(dirname(created));
}
