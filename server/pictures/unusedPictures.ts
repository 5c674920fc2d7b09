import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureKey } from '../../src/pictures/pictures';
import { sharePicturePath } from '../../src/pictures/sharePictures';
import { mediaFolders } from './originals';

/**
 * How long a made picture outlives the content that showed it, in milliseconds: pages that are open in a tab and link
 * previews on other sites still ask for it, and content that is taken back shows it again.
 */
const graceTime = 30 * 86_400_000;

/** How many pictures are removed at a time, each with about ten files. The others follow at the next change. */
const mostRemoved = 100;

/** The start of the names of all files that were made of one original. */
const madeName = /^[0-9a-f]{16}-[0-9a-f]{6}/;

/**
 * Records that content shows pictures now, and that it did so until now those that it has replaced. It is the time of
 * their files, so it survives a restart.
 *
 * @param shown as content has them; of others than made ones nothing is recorded
 */
export async function recordShown(dataDir: string, shown: readonly string[]): Promise<void> {
  const now = new Date();
  for (const key of keysOf(shown)) {
    // A picture of the build is not there, and a file that cannot be changed stays as long as it is shown.
    await utimes(join(dataDir, fullPicture(key)), now, now).catch(() => undefined);
  }
}

/**
 * Removes the pictures that no content has shown for a {@link graceTime}. None may be made meanwhile, since their
 * files are there in part.
 *
 * @param shown the pictures that stay, as content has them
 * @throws {Error} when one cannot be removed
 */
export async function removeUnused(dataDir: string, shown: readonly string[]): Promise<void> {
  const isShown = new Set(keysOf(shown));
  let removed = 0;
  for (const folder of mediaFolders) {
    for (const [key, files] of await readMade(dataDir, folder)) {
      if (isShown.has(key) || !(await isOld(dataDir, key, files))) continue;
      // The full picture first: without it the others count as incomplete, also after a crash.
      for (const file of [fullPicture(key), ...files, sharePicturePath(key)]) {
        await rm(join(dataDir, file), { force: true });
      }
      removed += 1;
      if (removed === mostRemoved) return;
    }
  }
}

const keysOf = (pictures: readonly string[]) => pictures.flatMap((src) => pictureKey(src) ?? []);

const fullPicture = (key: string) => `/pictures/${key}.webp`;

/** Returns the files that were made of each original of a folder, by the key of the picture. */
async function readMade(dataDir: string, folder: string): Promise<Map<string, string[]>> {
  const made = new Map<string, string[]>();
  for (const name of await readdir(join(dataDir, 'pictures', folder)).catch(() => [])) {
    const [start] = madeName.exec(name) ?? [];
    if (start === undefined) continue;
    const key = `${folder}/${start}`;
    made.set(key, [...(made.get(key) ?? []), `/pictures/${folder}/${name}`]);
  }
  return made;
}

/** Returns whether a picture was shown last before the {@link graceTime}; one that was never finished, whether it was made before. */
async function isOld(dataDir: string, key: string, files: readonly string[]): Promise<boolean> {
  const full = fullPicture(key);
  const dated = files.includes(full) ? full : (files[0] ?? full);
  const { mtimeMs } = await stat(join(dataDir, dated));
  return Date.now() - mtimeMs > graceTime;
}
