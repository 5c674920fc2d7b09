import { mapLists } from './checkContent';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, replacePrivate } from '../storage/durableFiles';
import { ContentError, readContent, type Content, type ReadContent } from './readContent';

/** The content that was accepted last, and when. */
export interface LastGood {
  content: Content;
  time: Date;
}

const fileIn = (dataDir: string) => join(dataDir, 'content', 'last-good.json');

/**
 * Reads what {@link writeLastGood} of this release or of a newer one stored. Its pictures are not checked: a missing
 * picture is better than no site.
 *
 * @returns nothing when nothing was stored, or nothing that can be read
 */
export async function readLastGood(
  dataDir: string,
): Promise<(LastGood & { content: ReadContent }) | undefined> {
  const file = fileIn(dataDir);
  try {
    return { content: await readContent({ file }, true), time: (await stat(file)).mtime };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Stores content durably, in the form of `db.json` but without its sign-up lists, which are private. */
export async function writeLastGood(dataDir: string, content: Content): Promise<void> {
  const file = fileIn(dataDir);
  await makeFolder(dirname(file));
  const league = mapLists((list) => content[list]);
  await replacePrivate(file, `${JSON.stringify(league, null, 2)}\n`);
}
