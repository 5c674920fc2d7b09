import { randomUUID } from 'node:crypto';
import { mkdir, open, realpath, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { naming } from './fileErrors';

/** Only for its owner, since these files contain people's names and addresses. */
export const privateFile = 0o600;
const privateFolder = 0o700;

/**
 * Opens a file that only its owner can read. A file created by root gets the owner of the previous file, or else
 * of its folder: the user of the server, who must be able to open it.
 * @param before the file that it will replace
 */
export async function openPrivate(file: string, flags: string, before = file): Promise<FileHandle> {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot && (await stat(before).catch(() => stat(dirname(file))));
  const handle = await open(file, flags, privateFile);
  if (owner) await handle.chown(owner.uid, owner.gid);
  return handle;
}

/** Replaces a file as {@link openPrivate} opens it, durably. A crash leaves either the old file or the new one. */
export async function replacePrivate(file: string, data: string | Buffer): Promise<void> {
  await replaceBy((newFile) => openPrivate(newFile, 'wx', file), file, data);
}

/**
 * Replaces a file durably by one with its mode and owner, or creates it as the umask allows. A symbolic link to it stays
 * one. A crash leaves either the old file or the new one.
 *
 * @param beforeRename throws when the file must stay as it is
 */
export async function replaceFile(
  name: string,
  data: string | Buffer,
  beforeRename?: () => Promise<void>,
): Promise<void> {
  const file = await realpath(name).catch(() => name);
  const old = await stat(file).catch(() => undefined);
  const openAsOld = async (newFile: string) => {
    const handle = await open(newFile, 'wx', old?.mode);
    // The process's umask has reduced the mode that was passed to `open`.
    if (old) await handle.chmod(old.mode);
    if (old && process.getuid?.() === 0) await handle.chown(old.uid, old.gid);
    return handle;
  };
  await replaceBy(openAsOld, file, data, beforeRename);
}

/** Writes a new file beside the one that it replaces. Its name is its own, since several servers may share the folder. */
async function replaceBy(
  openNew: (newFile: string) => Promise<FileHandle>,
  file: string,
  data: string | Buffer,
  beforeRename?: () => Promise<void>,
): Promise<void> {
  const newFile = `${file}.${randomUUID()}.new`;
  try {
    const handle = await openNew(newFile);
    try {
      await naming(file, async () => {
        await handle.writeFile(data);
        await handle.sync();
      });
    } finally {
      await handle.close();
    }
    await beforeRename?.();
    await rename(newFile, file);
  } catch (error) {
    await rm(newFile, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Makes the creation, renaming and removal of a folder's files durable. */
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

/** Returns how many bytes can still be written to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
