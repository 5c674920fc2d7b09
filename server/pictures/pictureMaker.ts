import { setPriority } from 'node:os';
import sharp from 'sharp';
import { messageOf } from '../storage/fileErrors';
import { makePicture, type PictureFolders } from './makePicture';
import { PictureError } from './originals';

/** What the process is to make. */
export interface PictureTask extends PictureFolders {
  /** The original, as content gives it: `/media/fighters/rosa.jpg` */
  path: string;
}

/** What came of it: the path of the made picture, or why the original cannot be shown. */
export type PictureOutcome = { src: string } | { problem: string };

async function outcomeOf({ path, ...folders }: PictureTask): Promise<PictureOutcome> {
  try {
    return { src: await makePicture(folders, path) };
  } catch (error) {
    if (error instanceof PictureError) return { problem: error.message };
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined) return { problem: `cannot be made: ${messageOf(error)}` };
    throw error;
  }
}

sharp.concurrency(1);
sharp.cache(false);
try {
  // Visitors come first.
  setPriority(5);
} catch {
  // Where the system does not allow it, the pictures compete with them.
}
const [, , task = ''] = process.argv;
console.log(JSON.stringify(await outcomeOf(JSON.parse(task) as PictureTask)));
