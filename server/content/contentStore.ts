import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Log } from '../http/log';
import type { Pictures } from '../pictures/pictures';
import { createQueue } from '../http/queue';
import { readLastGood, writeLastGood, type LastGood } from './lastGood';
import {
  parseContent,
  readBytes,
  readContent,
  ContentError,
  type Content,
  type ContentPlace,
} from './readContent';
import { watchFile } from './watchFile';
import { withPictures } from './withPictures';

/** The league's current content. */
export interface ContentStore {
  readonly current: Content;
  /** What is wrong with the file, in one line, while an earlier state of it is {@link current}. */
  readonly problem: string | undefined;
  /** Calls `listener` after each change of {@link current}. */
  onChange(listener: (content: Content) => void): void;
  close(): Promise<void>;
}

/** Why the content is read again. */
interface Change {
  /** Whether it is because of a picture. */
  isPicture?: boolean;
  onWait?: () => void;
}

/** How often missing files are looked for, in milliseconds: there may be no folder yet that could be watched. */
const missingInterval = 1000;

/**
 * Opens the content and watches its file from then on: a valid edit becomes {@link ContentStore.current},
 * an invalid one is rejected with one log line and the old content stays. Content that lacks pictures is accepted
 * when they arrive.
 *
 * The start waits for no picture to be made: until then, the last good content is served, or else the first one without
 * these pictures.
 *
 * @param dataDir the folder for the last good content, which is served when the file is invalid at the start
 * @param pictures the originals that content refers to; changes of these are live like those of the file
 * @throws {ContentError} when the content is invalid and no good one is stored
 */
export async function openContent(
  place: ContentPlace,
  dataDir: string,
  log: Log,
  pictures: Pick<Pictures, 'find' | 'make' | 'onChange'>,
): Promise<ContentStore> {
  let served =
    (await readLastGood(dataDir)) ??
    (await store(await withPictures(await readContent(place), pictures.find, place.file)));
  /** The bytes of the file as last read; nothing while it cannot be read. */
  let seen: Buffer | undefined;
  let problem: ContentError | undefined;
  let isClosed = false;
  const listeners: ((content: Content) => void)[] = [];

  async function store(content: Content): Promise<LastGood> {
    try {
      await writeLastGood(dataDir, content);
    } catch (error) {
      log.error(error, `The last good content cannot be stored in ${dataDir}`);
    }
    return { content, time: new Date() };
  }

  const hasMissingArrived = () => problem?.missing.some((path) => existsSync(path)) ?? false;

  /**
   * Returns the file's content, or nothing if neither the file nor what it lacked has changed.
   *
   * @param onWait called before a picture is made, which takes some seconds
   */
  async function readChange({ isPicture, onWait }: Change): Promise<Content | undefined> {
    const before = seen;
    seen = undefined;
    seen = await readBytes(place.file);
    if (before?.equals(seen) && !isPicture && !hasMissingArrived()) return undefined;
    const pictureOf = async (path: string) => {
      const found = await pictures.find(path);
      if (found) return found;
      onWait?.();
      return pictures.make(path);
    };
    return withPictures(parseContent(seen, place), pictureOf, place.file);
  }

  async function reload(change: Change): Promise<void> {
    try {
      const content = await readChange(change);
      if (!content || isClosed) return;
      const wasRefused = problem !== undefined;
      problem = undefined;
      if (content.version === served.content.version) {
        if (wasRefused) log.info(`${place.file} is back to what is live`);
        return;
      }
      served = { content, time: new Date() };
      for (const listener of listeners) listener(content);
      log.info(`${change.isPicture ? 'A picture' : place.file} has changed and is live`);
      await store(content);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (isClosed) return;
      // Any file of the folder may have changed.
      const isKnown = change.isPicture && problem?.message === error.message;
      const time = served.time.toISOString();
      if (!isKnown) log.warn(`Content refused, that of ${time} stays live: ${error.message}`);
      problem = error;
    }
  }

  const folder = resolve(dirname(place.file));
  const watcher = watchFile(place.file);
  const reloads = createQueue();
  const reloadNext = (change: Change = {}) =>
    reloads
      .add(() => reload(change))
      .catch((error: unknown) => {
        log.error(error, `${place.file} could not be read again`);
      });
  watcher.on('all', () => void reloadNext());
  pictures.onChange(() => void reloadNext({ isPicture: true }));
  watcher.on('error', (error) => {
    log.error(error, `Edits of ${place.file} may go unnoticed`);
  });
  await new Promise<void>((ready) => watcher.once('ready', ready));
  await new Promise<void>((resolve) => void reloadNext({ onWait: resolve }).then(resolve));

  const looking = setInterval(() => {
    if (!hasMissingArrived()) return;
    // chokidar does not notice when a folder that was missing arrives.
    watcher.add(folder);
    void reloadNext();
  }, missingInterval).unref();

  return {
    get current() {
      return served.content;
    },
    get problem() {
      return problem?.summary;
    },
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      isClosed = true;
      clearInterval(looking);
      await watcher.close();
      await reloads.idle();
    },
  };
}
