import { existsSync } from 'node:fs';
import type { Log } from '../base/log';
import { createQueue } from '../base/queue';
import type { Pictures } from '../pictures/pictures';
import { fileState, watchState } from '../storage/watchState';
import { findLost, recordState } from './contentHistory';
import {
  afterReading,
  publicRefusal,
  refusalForLog,
  type ContentState,
  type Reading,
} from './contentState';
import { describeWarnings } from './contentWarnings';
import { readLastGood, writeLastGood } from './lastGood';
import {
  ContentError,
  parseContent,
  readBytes,
  readContent,
  type Content,
  type ContentPaths,
} from './readContent';
import { picturesOf, withPictures } from './withPictures';

/** The league's current content. */
export interface ContentStore {
  readonly current: Content;
  /** What is wrong with the file or its pictures, in one line that also says what is live meanwhile. */
  readonly problem: string | undefined;
  /** Since when that is so, in milliseconds since 1970. */
  readonly refusedSince: number | undefined;
  /** What was left out of the content that is live, and what was probably forgotten in it, in a line each. */
  readonly warning: string | undefined;
  /** Calls `listener` after each change of {@link current}. */
  onChange(listener: (content: Content) => void): void;
  close(): Promise<void>;
}

/** Why the content is read again. */
type Change = 'file' | 'picture';

/** In ms: longer than a program pauses while it writes, short enough for an edit to be live within a second. */
const watchInterval = 150;

/** How often missing pictures and forgotten statuses are looked for, in milliseconds. */
const lookingInterval = 1000;

/**
 * Opens the content and follows its file: a valid edit is live, an invalid one is refused with one log line. No edit
 * waits for a picture to be made: until then, its record has the one that it had before, or none. At the start, a site
 * without what a newer release has written is better than none; as an edit, such content is refused.
 * @param dataDir has the last good content, which is served when the file is invalid at the start
 * @throws {ContentError} when the content is invalid and no good one is stored
 */
export async function openContent(
  paths: ContentPaths,
  dataDir: string,
  log: Log,
  pictures: Omit<Pictures, 'close'>,
): Promise<ContentStore> {
  const lastGood = await readLastGood(dataDir);
  const first = lastGood?.content ?? (await readContent(paths, true));
  const served = lastGood ?? {
    content: await withPictures(first, pictures.find, paths.file),
    time: new Date(),
  };
  let state: ContentState = { served, leftOut: first.leftOut };
  const storage = createStorage(dataDir, lastGood, log);
  const pictureWork = createPictureWork(pictures, () => reloadNext('picture'));
  const listeners: ((content: Content) => void)[] = [];
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;

  const hasMissingArrived = () => state.refusal?.error.missing.some(existsSync) ?? false;

  /** Returns nothing if neither the file nor what it lacked has changed. */
  async function read(change: Change): Promise<Reading | undefined> {
    const unmade: string[] = [];
    const reading = { unmade, at: new Date() };
    let bytes: Buffer | undefined;
    try {
      bytes = await readBytes(paths.file);
      const isSame = state.bytes?.equals(bytes) && change === 'file' && !hasMissingArrived();
      if (isSame) return undefined;
      const pictureOf = (path: string) => pictureWork.find(path, () => unmade.push(path));
      const written = parseContent(bytes, paths);
      const result = await withPictures(written, pictureOf, paths.file, state.served.content);
      return { ...reading, bytes, result };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return { ...reading, bytes, result: error };
    }
  }

  async function reload(change: Change): Promise<void> {
    const reading = await read(change);
    if (!reading || isClosing()) return;
    const before = state;
    const next = afterReading(before, reading);
    if (!(reading.result instanceof ContentError)) await storage.store(next);
    state = next;
    await reportChange(change, before);
    const [unmade] = reading.unmade;
    if (unmade !== undefined && !isClosing()) void pictureWork.make(unmade, closing.signal);
  }

  /** Tells listeners and the log what has become of the state before, and removes the pictures that neither has. */
  async function reportChange(change: Change, before: ContentState): Promise<void> {
    const { served, refusal } = state;
    if (served !== before.served) {
      for (const listener of listeners) listener(served.content);
      log.info(`${change === 'picture' ? 'A picture' : paths.file} has changed and is live`);
      const replaced = before.served.content;
      await pictures.removeUnused([...picturesOf(replaced), ...picturesOf(served.content)]);
    } else if (before.refusal && !refusal) {
      log.info(`${paths.file} is back to what is live`);
    } else if (refusal && refusal !== before.refusal) {
      // Another picture may have changed, or the file is still missing.
      const mayBeKnown = change === 'picture' || state.bytes === undefined;
      const isKnown = mayBeKnown && before.refusal?.error.message === refusal.error.message;
      if (!isKnown) log.warn(refusalForLog(refusal, served));
    }
  }

  const reloads = createQueue();
  const reloadNext = (change: Change) =>
    reloads
      .add(() => reload(change))
      .catch((error: unknown) => {
        log.error(error, `${paths.file} could not be read again`);
      });
  const onChange = (change: Change) => {
    pictureWork.retry();
    void reloadNext(change);
  };
  const stopWatching = await watchState(
    () => fileState(paths.file),
    watchInterval,
    () => {
      onChange('file');
    },
  );
  pictures.onChange(() => {
    onChange('picture');
  });
  await reloadNext('file');
  await pictures.removeUnused(picturesOf(state.served.content));

  const warning = (isStart = false) => describeWarnings(state, storage.lost(), Date.now(), isStart);
  const logWarning = createWarningLog(log, warning);
  logWarning(true);

  const warningTimer = setInterval(() => {
    logWarning();
    if (hasMissingArrived()) void reloadNext('file');
  }, lookingInterval).unref();

  return {
    get current() {
      return state.served.content;
    },
    get problem() {
      return publicRefusal(state);
    },
    get refusedSince() {
      return state.refusal?.since;
    },
    get warning() {
      return warning();
    },
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      closing.abort();
      clearInterval(warningTimer);
      stopWatching();
      await reloads.idle();
    },
  };
}

/** Returns what logs the warning whenever it is another than before; at the start, what of it is news then. */
function createWarningLog(log: Log, warning: (isStart?: boolean) => string | undefined) {
  let logged: string | undefined;
  return (isStart = false) => {
    const [current, news] = [warning(), warning(isStart)];
    if (news !== undefined && current !== logged) log.warn(news);
    logged = current;
  };
}

/** Returns what keeps accepted states in `DATA_DIR`: their history, and the last one for a start with a bad file. */
function createStorage(dataDir: string, lastGood: ContentState['served'] | undefined, log: Log) {
  let stored = lastGood;
  let lost: string[] = [];
  return {
    store: async ({ accepted, served }: ContentState): Promise<void> => {
      try {
        if (accepted) await recordState(dataDir, accepted, 'edit');
        lost = await findLost(dataDir);
        if (served !== stored) await writeLastGood(dataDir, served.content);
        stored = served;
      } catch (error) {
        log.error(error, `The last good content cannot be stored in ${dataDir}`);
      }
    },
    /** What the file's last save has probably lost unnoticed. */
    lost: () => lost,
  };
}

/** Returns what finds the made pictures, and makes others, one at a time. After each, `onMade` reads the file again. */
function createPictureWork(pictures: Pick<Pictures, 'find' | 'make'>, onMade: () => Promise<void>) {
  /** Why pictures could not be made, until the file or a picture changes: then they are tried again. */
  let failures = new Map<string, unknown>();
  let isMaking = false;
  return {
    find: async (path: string, onUnmade: () => void) => {
      if (failures.has(path)) throw failures.get(path);
      const picture = await pictures.find(path);
      if (!picture) onUnmade();
      return picture;
    },
    make: async (path: string, closing: AbortSignal): Promise<void> => {
      if (isMaking) return;
      isMaking = true;
      const current = failures;
      await pictures.make(path).catch((error: unknown) => current.set(path, error));
      isMaking = false;
      if (!closing.aborted) await onMade();
    },
    retry: () => {
      failures = new Map();
    },
  };
}
