import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../http/log';
import { makeFolder } from '../storage/durableFiles';

/** How many releases' files are stored: those of this one and of the one before. */
const retainedReleases = 2;

const filesIn = (folder: string) => readdir(join(folder, 'assets'));

/**
 * Stores the files of this release that have a hash in their name, for pages of it that are open when the next one has
 * replaced them (docs/decisions/019). Those of the release before stay, older ones are removed.
 *
 * @param siteDirectory the client build of this release
 * @param dataDir the folder of what outlives a release
 * @returns the folders of the stored releases, which hold nothing else, the newest first. When they cannot be stored, the log
 * says so, and the site is served without
 */
export async function retainAssets(
  siteDirectory: string,
  dataDir: string,
  log: Log,
): Promise<string[]> {
  const releases = join(dataDir, 'releases');
  try {
    await storeRelease(siteDirectory, releases);
  } catch (error) {
    log.error(error, `The files of this release cannot be stored in ${dataDir}`);
  }
  return (await readReleases(releases)).map((number) => join(releases, String(number)));
}

/** Returns the numbers of the stored releases, the newest first. */
async function readReleases(releases: string): Promise<number[]> {
  const names = await readdir(releases).catch(() => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => other - one);
}

async function storeRelease(siteDirectory: string, releases: string): Promise<void> {
  const names = await filesIn(siteDirectory);
  const incoming = join(releases, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await makeFolder(join(incoming, 'assets'));
  for (const name of names) {
    await copyFile(join(siteDirectory, 'assets', name), join(incoming, 'assets', name));
  }

  const [newest = 0] = await readReleases(releases);
  const folderOf = (number: number) => join(releases, String(number));
  const stored = await filesIn(folderOf(newest)).catch(() => []);
  const isStored = String(stored.sort()) === String(names.sort());
  // A restart replaces its own copy, which a crash of the machine may have damaged.
  if (isStored) await rm(folderOf(newest), { recursive: true, force: true });
  await rename(incoming, folderOf(isStored ? newest : newest + 1));
  const [, ...before] = await readReleases(releases);
  for (const number of before.slice(retainedReleases - 1)) {
    await rm(folderOf(number), { recursive: true });
  }
}
