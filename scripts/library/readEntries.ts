import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseIndex, type Entry } from './libraryIndex';

/**
 * Returns the stories and docs pages of a built library.
 * @param folder the output of `storybook build`
 */
export function readEntries(folder: string): Entry[] {
  return parseIndex(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')));
}
