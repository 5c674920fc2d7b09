import { mkdir, mkdtemp, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folder of all runs: in the project, since the system's temporary one is often in memory. */
const parent = join('.cache', 'bench');

/** The types of Linux's file systems in memory, tmpfs and ramfs (`linux/magic.h`). */
const inMemory = [0x01021994, 0x858458f6];

/** Creates the folder of one run, and says what it is on. */
export async function createFolder(): Promise<{ folder: string; whereDataIs: string }> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(process.cwd(), parent, 'run-'));
  const { type } = await statfs(folder);
  const place = relative(process.cwd(), folder);
  const whereDataIs = inMemory.includes(type)
    ? `data in ${place}, WHICH IS IN MEMORY: no disk is measured`
    : `data on the disk, in ${place}`;
  return { folder, whereDataIs };
}
