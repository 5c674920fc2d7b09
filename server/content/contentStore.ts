import { watch } from 'chokidar';
import { basename, dirname, resolve } from 'node:path';
import type { Log } from '../http/log';
import { createQueue } from '../http/queue';
import {
  parseContent,
  readBytes,
  readContent,
  versionOf,
  ContentError,
  type Content,
  type ContentPlace,
} from './readContent';

/** The league's current content. */
export interface ContentStore {
  readonly current: Content;
  /** Calls `listener` after each change of {@link current}. */
  onChange(listener: (content: Content) => void): void;
  close(): Promise<void>;
}

/**
 * How long the size of a file must stay the same before it is read, in milliseconds. Longer than the pauses of a
 * program that writes it in pieces, short enough for an edit to be live within a second.
 */
const settleTime = 150;

/**
 * Reads the content and watches its file from then on: a valid edit becomes {@link ContentStore.current},
 * an invalid one is rejected with one log line and the old content stays.
 *
 * @throws {ContentError} when the content is invalid at the start
 */
export async function openContent(place: ContentPlace, log: Log): Promise<ContentStore> {
  let current = await readContent(place);
  let lastSeen = current.version;
  const listeners: ((content: Content) => void)[] = [];

  async function reload() {
    try {
      const bytes = await readBytes(place.file);
      const version = versionOf(bytes);
      if (version === lastSeen) return;
      lastSeen = version;
      if (version === current.version) {
        log.info(`${place.file} is back to what is live`);
        return;
      }
      current = parseContent(bytes, place);
      for (const listener of listeners) listener(current);
      log.info(`${place.file} has changed and is live`);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      log.warn(`Edit refused, the old content stays live: ${error.message}`);
    }
  }

  // The folder is watched, not the file: editors that save by renaming put a new file in its place.
  const folder = resolve(dirname(place.file));
  const watcher = watch(folder, {
    depth: 0,
    ignoreInitial: true,
    ignored: (path) => path !== folder && basename(path) !== basename(place.file),
    awaitWriteFinish: { stabilityThreshold: settleTime, pollInterval: 30 },
  });
  const reloads = createQueue();
  watcher.on('all', () => {
    reloads.add(reload).catch((error: unknown) => {
      log.error(error, `${place.file} could not be read again`);
    });
  });
  watcher.on('error', (error) => {
    log.error(error, `Edits of ${place.file} may go unnoticed`);
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  // An edit between the first read and the start of the watch sends no event.
  await reload();

  return {
    get current() {
      return current;
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => watcher.close(),
  };
}
