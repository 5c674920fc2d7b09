import type { PictureFolders } from './makePicture';
import { parseMediaPath, readAlt, readOriginal, type MediaFolder } from './originals';
import { createPictureIndex, type MadePicture } from './pictures';

/** Reads a picture to its end. @throws {PictureError} when it cannot be shown */
export async function checkPicture(bytes: Buffer, folder: MediaFolder): Promise<void> {
  // Loaded when it is needed: most commands need none.
  const { decodePicture } = await import('./decodePicture');
  await decodePicture(bytes, folder);
}

/** Returns what checks an original as the server does. It throws a {@link PictureError} when it cannot be shown. */
export async function createPictureCheck(
  folders: PictureFolders,
): Promise<(path: string) => Promise<MadePicture>> {
  const index = await createPictureIndex(folders);
  return async (path) => {
    const made = await index.find(path);
    if (made) return made;
    await checkPicture(await readOriginal(folders.mediaDir, path), parseMediaPath(path).folder);
    return { src: path, alt: await readAlt(folders.mediaDir, path) };
  };
}
