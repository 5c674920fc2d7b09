import type { PicturePlace } from './makePicture';
import { parseMediaPath, readAlt, readOriginal, type MediaFolder } from './originals';
import { createPictureIndex, type MadePicture } from './pictures';

/** Reads a picture to its end. @throws {PictureError} when it cannot be shown */
export async function checkPicture(bytes: Buffer, folder: MediaFolder): Promise<void> {
  // Loaded when it is needed: most commands need none.
  const { decodePicture } = await import('./decodePicture');
  await decodePicture(bytes, folder);
}

/**
 * Returns a function that checks an original as the server does, without making anything of it. It throws a
 * {@link PictureError} when the original cannot be shown.
 */
export async function createPictureCheck(
  place: PicturePlace,
): Promise<(path: string) => Promise<MadePicture>> {
  const index = await createPictureIndex(place);
  return async (path) => {
    const made = await index.find(path);
    if (made) return made;
    await checkPicture(await readOriginal(place.mediaDir, path), parseMediaPath(path).folder);
    return { src: path, alt: await readAlt(place.mediaDir, path) };
  };
}
