import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { latestOf, type Erasure } from '../signups/erasures';
import { makeFolder, openPrivate, syncFolder } from '../storage/durableFiles';

/** The file in which the erasures outlive a restored database. */
export const erasureFile = (dataDir: string) => join(dataDir, 'erasures.txt');

const linePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (everybody|[\w-]{8}\.[\w-]{22})$/;

/**
 * Adds erasures to the end of a file, durably, except those that it has.
 *
 * @throws {Error} when it cannot be written
 */
export async function appendErasures(file: string, erasures: Iterable<Erasure>): Promise<void> {
  const latest = latestOf(existsSync(file) ? await readErasures(file) : []);
  const lines = [...erasures]
    .filter(({ who, before }) => before > (latest.get(who) ?? ''))
    .map(({ who, before }) => `${before} ${who}\n`);
  if (lines.length === 0) return;
  const folder = dirname(file);
  await makeFolder(folder);
  const handle = await openPrivate(file, 'a');
  try {
    await handle.writeFile(lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
}

/** @throws {Error} when there is no such file, or a line of it is damaged */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, before, who] = linePattern.exec(line.trim()) ?? [];
    if (before === undefined || who === undefined) {
      throw new Error(
        `${file}, line ${index + 1}: is damaged; put the line in order or take it out`,
      );
    }
    return [{ who, before }];
  });
}
