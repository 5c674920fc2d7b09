import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordmarkShapes } from '../../src/components/layout/wordmarkShapes';
import { pictureFormats, pictureKind, pictureVariant } from '../../src/pictures/pictures';
import { sharedKind, sharePicturePath } from '../../src/pictures/sharePictures';
import { colors } from '../../src/theme/tokens';
import { makeFolder, replacePrivate } from '../storage/durableFiles';
import { decodePicture } from './decodePicture';
import {
  composeShare,
  encodePicture,
  fastEncoders,
  placeholderColour,
  shareComposition,
} from './encodePicture';
import { parseMediaPath, readOriginal } from './originals';

/** Where originals are, and what is made from them. */
export interface PictureFolders {
  /** The folder of the originals. */
  mediaDir: string;
  /** The folder whose `pictures` are made. */
  dataDir: string;
}

const wordmark = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmarkShapes.viewBox}">`,
  `<path fill="${colors.ink.value}" d="${wordmarkShapes.letters}"/>`,
  `<path fill="${colors.accent.value}" d="${wordmarkShapes.line}"/>`,
  '</svg>',
].join('');

/**
 * Makes every file that the site shows of an original, in the widths and formats of those that were built with it
 * (`npm run images`), one after another. What is there already is not made again.
 *
 * Their name is a hash of the original and of how it was encoded, so that it never changes its bytes, with the placeholder
 * colour, so that the page needs to read nothing to know it (see `pictureColour`).
 *
 * @param path the original, as content gives it: `/media/fighters/rosa.jpg`
 * @returns the path of the full picture: `/pictures/fighters/4f0c…-1a0b0c.webp`
 * @throws {PictureError} when the original cannot be shown
 */
export async function makePicture({ mediaDir, dataDir }: PictureFolders, path: string) {
  const { folder } = parseMediaPath(path);
  const original = await readOriginal(mediaDir, path);
  const picture = await decodePicture(original, folder);
  const kind = pictureKind(`${folder}/`);
  const recipe = JSON.stringify([folder, kind, fastEncoders]);
  const hash = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 16);
  const key = `${folder}/${hash}-${(await placeholderColour(picture)).slice(1)}`;

  const write = async (made: string, encode: () => Promise<Buffer>) => {
    const file = join(dataDir, made);
    if (existsSync(file)) return;
    await makeFolder(dirname(file));
    await replacePrivate(file, await encode());
  };
  const full = `/pictures/${key}.webp`;
  for (const width of kind?.widths ?? []) {
    for (const format of pictureFormats) {
      const variant = pictureVariant(key, width, format);
      if (variant === full) continue;
      await write(variant, () => encodePicture(picture, { width, format }, fastEncoders));
    }
  }
  const shared = sharedKind(key);
  if (shared) {
    await write(sharePicturePath(key), () =>
      composeShare(picture, shareComposition(shared, wordmark)),
    );
  }
  // The last one, whose presence means that all are there.
  await write(full, () =>
    encodePicture(picture, { width: kind?.width ?? NaN, format: 'webp' }, fastEncoders),
  );
  return full;
}
