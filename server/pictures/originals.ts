import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, reasonOf } from '../storage/fileErrors';

/** Thrown when an original cannot be shown. The message says why, to follow the picture's path. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** The folders of `MEDIA_DIR`, each with the pictures of one kind. */
export const mediaFolders = ['fighters', 'events', 'videos'] as const;

export type MediaFolder = (typeof mediaFolders)[number];

/** The maximum size of an original, in bytes: several times that of a photograph with the most pixels. */
const mostBytes = 64 * 1024 * 1024;

/** The maximum length of the text that describes a picture, in bytes. */
const mostTextBytes = 2000;

/** The start of the path of each original, under which nothing is served. */
const mediaRoot = '/media/';

/** What `imageUrl` may say of an original. No part of it can lead out of the folder. */
const mediaPath = new RegExp(
  String.raw`^${mediaRoot}((${mediaFolders.join('|')})/[\w-]+\.(?:jpe?g|png|webp|avif))$`,
  'i',
);

/** Returns whether a path of the content is to be that of an original. */
export function isMediaPath(path: string): boolean {
  return path.startsWith(mediaRoot);
}

/** Returns the path that content gives for a file of `MEDIA_DIR`. */
export function mediaPathOf(folder: MediaFolder, name: string): string {
  return `${mediaRoot}${folder}/${name}`;
}

/** Returns the file in `MEDIA_DIR` of a path, and its folder. @throws {PictureError} when there can be none */
export function parseMediaPath(path: string): { file: string; folder: MediaFolder } {
  const [, file, folder] = mediaPath.exec(path) ?? [];
  if (file === undefined || !mediaFolders.includes(folder as MediaFolder)) {
    throw new PictureError(
      `must be like /media/fighters/name.jpg: in ${mediaFolders.join(', ')}, with a name of letters, digits, hyphens and underscores, that ends in jpg, png, webp or avif`,
    );
  }
  return { file, folder: folder as MediaFolder };
}

/**
 * Reads an original.
 *
 * @param path as content gives it: `/media/fighters/rosa.jpg`
 * @throws {PictureError} when it cannot be read, is too large, or leads out of the folder
 */
export function readOriginal(mediaDir: string, path: string): Promise<Buffer> {
  return readInside(mediaDir, parseMediaPath(path).file, mostBytes);
}

/**
 * Returns what a picture shows: the text in the file beside it, such as `rosa.jpg.txt`. Its lines are one.
 *
 * @param path as content gives it: `/media/fighters/rosa.jpg`
 * @returns nothing where there is no such file, or an empty one
 * @throws {PictureError} when it cannot be read, is too long, or leads out of the folder
 */
export async function readAlt(mediaDir: string, path: string): Promise<string | undefined> {
  try {
    const bytes = await readInside(mediaDir, altFile(parseMediaPath(path).file), mostTextBytes);
    if (!isUtf8(bytes)) throw new PictureError('is not in UTF-8: save it in that encoding');
    return bytes.toString().replaceAll(/\s+/g, ' ').trim() || undefined;
  } catch (error) {
    if (error instanceof MissingFile) return undefined;
    if (error instanceof PictureError) throw new PictureError(`its text ${error.message}`);
    throw error;
  }
}

/** Returns the file with the text of a picture. */
export function altFile(picture: string): string {
  return `${picture}.txt`;
}

class MissingFile extends PictureError {}

/** Reads a file that must be in a folder itself, so that no link leads to what others must not see. */
async function readInside(root: string, name: string, most: number): Promise<Buffer> {
  try {
    const folder = await realpath(root);
    const file = await realpath(join(root, name));
    if (file !== join(folder, name)) throw new PictureError('is a link, and must be a file');
    // Not a link that has just replaced it.
    return await readPictureFile(file, most, constants.O_NOFOLLOW);
  } catch (error) {
    throw toPictureError(error);
  }
}

/** Reads a file that is to be an original. @throws {PictureError} when it cannot be read, or is too large */
export async function readPictureFile(file: string, most = mostBytes, flags = 0): Promise<Buffer> {
  try {
    // A pipe would keep it waiting.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK | flags);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) throw new PictureError('is no file');
      if (stats.size > most) throw new PictureError(`has more than ${formatSize(most)}`);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw toPictureError(error);
  }
}

function toPictureError(error: unknown): unknown {
  if (isMissing(error)) return new MissingFile('is not there: look at its name and its folder');
  if ((error as NodeJS.ErrnoException).code === undefined) return error;
  return new PictureError(`cannot be read: ${reasonOf(error)}`);
}

function formatSize(bytes: number): string {
  const mega = bytes / 1024 / 1024;
  return mega >= 1 ? `${mega} MB` : `${bytes} bytes`;
}
