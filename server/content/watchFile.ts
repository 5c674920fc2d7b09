import { watch, type FSWatcher } from 'chokidar';
import { basename, dirname, resolve } from 'node:path';

/**
 * How long the size of a file must stay the same before it is read, in milliseconds. Longer than the pauses of a
 * program that writes it in pieces, short enough for an edit to be live within a second.
 */
const settleTime = 150;

/** Watches a file that may be missing. Its folder is watched: editors that save by renaming put a new file in its place. */
export function watchFile(file: string): FSWatcher {
  const folder = resolve(dirname(file));
  return watch(folder, {
    depth: 0,
    ignoreInitial: true,
    ignored: (path) => path !== folder && basename(path) !== basename(file),
    awaitWriteFinish: { stabilityThreshold: settleTime, pollInterval: 30 },
  });
}
