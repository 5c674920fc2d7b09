import { existsSync } from 'node:fs';
import type { Log } from '../base/log';
import type { Pictures } from '../pictures/pictures';
import { createQueue } from '../base/queue';
import { findLost, recordState } from './contentHistory';
import { fileState, watchState } from '../storage/watchState';
import { readLastGood, writeLastGood, type LastGood } from './lastGood';
import {
  parseContent,
  readBytes,
  readContent,
  ContentError,
  summarize,
  type Content,
  type ContentPlace,
} from './readContent';
import { findContentWarnings } from './contentWarnings';
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

/** What is said of a picture that turned out to be bad after its content was accepted. */
const pictureRefusal =
  'A picture is refused: new pictures wait until it is corrected, the rest is live';

/**
 * How often the file is looked at, in milliseconds: longer than the pauses of a program that writes it in pieces, short enough
 * for an edit to be live within a second.
 */
const watchInterval = 150;

/** How often missing pictures and forgotten statuses are looked for, in milliseconds. */
const lookingInterval = 1000;

/**
 * Opens the content and watches its file from then on: a valid edit becomes {@link ContentStore.current},
 * an invalid one is rejected with one log line and the old content stays. Content that lacks pictures is accepted
 * when they arrive.
 *
 * No edit waits for a picture to be made: until then, its record has the picture that it had before, or none.
 *
 * At the start, a site without what a newer release has written is better than none. As an edit that is refused.
 *
 * @param dataDir the folder for the last good content, which is served when the file is invalid at the start
 * @param pictures the originals that content refers to; changes of these are live like those of the file
 * @throws {ContentError} when the content is invalid and no good one is stored
 */
export async function openContent(
  place: ContentPlace,
  dataDir: string,
  log: Log,
  pictures: Omit<Pictures, 'close'>,
): Promise<ContentStore> {
  const lastGood = await readLastGood(dataDir);
  const first = lastGood?.content ?? (await readContent(place, true));
  let { leftOut } = first;
  let served: LastGood =
    lastGood ?? (await store(await withPictures(first, pictures.find, place.file)));
  /** The bytes of the file as last read; nothing while it cannot be read. */
  let seen: Buffer | undefined;
  /** Those bytes of the file that were last accepted: what is still wrong with them is a picture. */
  let accepted: Buffer | undefined;
  let problem: { error: ContentError; isAccepted: boolean; since: number } | undefined;
  /** Why pictures could not be made, until the file or a picture changes: then they are tried again. */
  let failures = new Map<string, unknown>();
  let isMaking = false;
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

  /** What the file's last save has probably lost unnoticed. */
  let lost: string[] = [];
  async function keep(bytes: Buffer): Promise<void> {
    try {
      await recordState(dataDir, bytes, 'edit');
      lost = await findLost(dataDir);
    } catch (error) {
      log.error(error, `The history of the content cannot be kept in ${dataDir}`);
    }
  }

  const hasMissingArrived = () => problem?.error.missing.some((path) => existsSync(path)) ?? false;

  /**
   * Returns the file's content, or nothing if neither the file nor what it lacked has changed.
   *
   * @param onUnmade called with each picture that is to be made
   */
  async function readChange(
    change: Change,
    onUnmade: (path: string) => void,
  ): Promise<Content | undefined> {
    const before = seen;
    seen = undefined;
    seen = await readBytes(place.file);
    const isSame = before?.equals(seen) && change !== 'picture' && !hasMissingArrived();
    if (isSame) return undefined;
    const pictureOf = async (path: string) => {
      if (failures.has(path)) throw failures.get(path);
      const picture = await pictures.find(path);
      if (!picture) onUnmade(path);
      return picture;
    };
    return withPictures(parseContent(seen, place), pictureOf, place.file, served.content);
  }

  /** Makes a picture, and then reads the file again, which may have changed meanwhile. */
  async function makePicture(path: string): Promise<void> {
    if (isMaking) return;
    isMaking = true;
    const current = failures;
    await pictures.make(path).catch((error: unknown) => current.set(path, error));
    isMaking = false;
    if (!isClosed) await reloadNext('picture');
  }

  async function reload(change: Change): Promise<void> {
    const unmade: string[] = [];
    try {
      const content = await readChange(change, (path) => unmade.push(path));
      if (!content || isClosed) return;
      accepted = seen;
      leftOut = [];
      if (seen) await keep(seen);
      const isLive = content.version === served.content.version;
      // Nothing but its pictures is new, and these follow.
      if (isLive && unmade.length > 0) return;
      const wasRefused = problem !== undefined;
      problem = undefined;
      if (isLive) {
        if (wasRefused) log.info(`${place.file} is back to what is live`);
        return;
      }
      const replaced = served.content;
      served = { content, time: new Date() };
      for (const listener of listeners) listener(content);
      log.info(`${change === 'picture' ? 'A picture' : place.file} has changed and is live`);
      await store(content);
      await pictures.removeUnused([...picturesOf(replaced), ...picturesOf(content)]);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // What is wrong with its pictures is known when all of them were tried.
      if (isClosed || unmade.length > 0) return;
      // Another picture may have changed, or the file is still missing.
      const isSame = change === 'picture' || seen === undefined;
      const isKnown = isSame && problem?.error.message === error.message;
      const isAccepted = seen !== undefined && accepted?.equals(seen) === true;
      const refusal = isAccepted
        ? pictureRefusal
        : `Content refused, that of ${served.time.toISOString()} stays live`;
      if (!isKnown) log.warn(`${refusal}: ${error.message}`);
      problem = { error, isAccepted, since: problem?.since ?? Date.now() };
    } finally {
      const [next] = unmade;
      if (next !== undefined && !isClosed) void makePicture(next);
    }
  }

  const reloads = createQueue();
  const reloadNext = (change: Change) =>
    reloads
      .add(() => reload(change))
      .catch((error: unknown) => {
        log.error(error, `${place.file} could not be read again`);
      });
  const onChange = (change: Change) => {
    failures = new Map();
    void reloadNext(change);
  };
  const stopWatching = await watchState(
    () => fileState(place.file),
    watchInterval,
    () => {
      onChange('file');
    },
  );
  pictures.onChange(() => {
    onChange('picture');
  });
  await reloadNext('file');
  await pictures.removeUnused(picturesOf(served.content));

  const warning = (isStart = false) => {
    const warnings = findContentWarnings(served.content, Date.now(), isStart);
    const lines = [
      leftOut.length > 0 && `Left out of what is served: ${summarize(leftOut)}`,
      warnings.length > 0 && `Probably wrong: ${summarize(warnings)}`,
      ...lost,
    ];
    return lines.filter((line) => line !== false).join('\n') || undefined;
  };
  let logged: string | undefined;
  const logWarning = (isStart = false) => {
    const [current, news] = [warning(), warning(isStart)];
    if (news !== undefined && current !== logged) log.warn(news);
    logged = current;
  };
  logWarning(true);

  const looking = setInterval(() => {
    logWarning();
    if (hasMissingArrived()) void reloadNext('file');
  }, lookingInterval).unref();

  return {
    get current() {
      return served.content;
    },
    get problem() {
      if (!problem) return undefined;
      const refusal = problem.isAccepted
        ? pictureRefusal
        : 'The content is refused, an earlier state of it is served';
      return `${refusal}: ${problem.error.summary}`;
    },
    get refusedSince() {
      return problem?.since;
    },
    get warning() {
      return warning();
    },
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      isClosed = true;
      clearInterval(looking);
      stopWatching();
      await reloads.idle();
    },
  };
}
