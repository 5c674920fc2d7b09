import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For its owner alone: what is kept here is people's names and addresses. */
export const privateFile = 0o600;
const privateFolder = 0o700;

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
