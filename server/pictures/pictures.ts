import { execFile } from 'node:child_process';
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import type { Log } from '../base/log';
import { createQueue } from '../base/queue';
import { makeFolder, replacePrivate } from '../storage/durableFiles';
import { fileState, watchState } from '../storage/watchState';
import type { PictureFolders } from './makePicture';
import { mediaFolders, parseMediaPath, PictureError, readAlt } from './originals';
import type { PictureOutcome, PictureTask } from './pictureMaker';
import { recordShown, removeUnused } from './unusedPictures';

/** A picture that the site can show. */
export interface MadePicture {
  /** The path of the full picture. */
  src: string;
  /** What the picture shows; nothing where nobody has said it. */
  alt: string | undefined;
}

/** The pictures of the content: the originals in `MEDIA_DIR`, and what is made of them. */
export interface Pictures {
  /**
   * Makes a picture, if it is not made already, one at a time.
   *
   * @param path the original, as content gives it: `/media/fighters/rosa.jpg`
   * @throws {PictureError} when it or its text cannot be shown
   */
  make(path: string): Promise<void>;
  /** Returns a picture if it is made already, and its text can be shown: if not, {@link make} says why. */
  find(path: string): Promise<MadePicture | undefined>;
  /**
   * Removes the made pictures that no content has shown for a month, unless one is being made.
   *
   * @param shown those of the content, and of the one that it has replaced, by the paths that they have there
   */
  removeUnused(shown: readonly string[]): Promise<void>;
  /** Calls `listener` when an original or its text has arrived, changed or gone, or may be readable now. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** How long one picture may take, in milliseconds: 20 times as long as the largest on a machine that is busy. */
const mostTime = 120_000;

/** The memory of one picture's process, in KB: the largest accepted ones take 530 MB in their most wasteful form. */
const mostMemory = 640 * 1024;

/** Starts a program with that memory on Linux, which ends it before others when memory is full. */
const limited = `ulimit -d ${mostMemory} 2>/dev/null
echo 1000 2>/dev/null >/proc/self/oom_score_adj
exec "$@"`;
const launcher = process.platform === 'linux' ? ['sh', '-c', limited, 'sh'] : [];

/** In ms: one that comes over a slow line stays the same for less. A look at 400 files takes 8 ms of a core. */
const watchInterval = 1000;

/** What was made of an original, which is the same file while its size and time are. */
const indexSchema = z.record(
  z.string(),
  z.object({ size: z.number(), mtimeMs: z.number(), src: z.string() }),
);

const indexFile = (dataDir: string) => join(dataDir, 'content', 'pictures.json');

/**
 * Returns what finds the made pictures, for commands too. An original that was made once is not read again, but its
 * text is: `find` throws a {@link PictureError} when that cannot be shown.
 */
export async function createPictureIndex({ mediaDir, dataDir }: PictureFolders) {
  const file = indexFile(dataDir);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  let entries: z.output<typeof indexSchema> = {};
  try {
    entries = indexSchema.parse(JSON.parse(text));
  } catch {
    // It is only a memory: what is not in it is looked at again, and not made twice.
  }
  const stateOf = async (path: string) => {
    const { size, mtimeMs } = await stat(join(mediaDir, parseMediaPath(path).file));
    return { size, mtimeMs };
  };

  return {
    find: async (path: string): Promise<MadePicture | undefined> => {
      const entry = entries[path];
      if (!entry) return undefined;
      const state = await stateOf(path).catch(() => undefined);
      if (state?.size !== entry.size || state.mtimeMs !== entry.mtimeMs) return undefined;
      const made = await stat(join(dataDir, entry.src)).catch(() => undefined);
      return made && { src: entry.src, alt: await readAlt(mediaDir, path) };
    },
    stateOf,
    remember: async (path: string, entry: { size: number; mtimeMs: number; src: string }) => {
      entries[path] = entry;
      await makeFolder(dirname(file));
      await replacePrivate(file, JSON.stringify(entries));
    },
  };
}

/**
 * Opens the pictures of the content and watches the originals. Each is made by a process of its own, with a lower
 * priority and a limit on its memory, so that a large or broken one takes neither the server's memory nor its time
 * (docs/decisions/017).
 */
export async function openPictures(folders: PictureFolders, log: Log): Promise<Pictures> {
  const { mediaDir, dataDir } = folders;
  try {
    for (const folder of mediaFolders) await makeFolder(join(mediaDir, folder));
  } catch (error) {
    log.error(error, `${mediaDir} cannot be made: pictures that arrive there may go unnoticed`);
  }
  const index = await createPictureIndex(folders);
  const queue = createQueue();
  const ending = new AbortController();
  /** The number of pictures that are being made or wait for it. */
  let underWay = 0;
  const listeners: (() => void)[] = [];
  const stopWatching = await watchState(
    () => stateOfMedia(mediaDir),
    watchInterval,
    () => {
      for (const listener of listeners) listener();
    },
  );

  async function make(path: string): Promise<void> {
    if (await index.find(path)) return;
    // Of before it is read: if it changes meanwhile, it is made again.
    const state = await index.stateOf(path).catch(() => undefined);
    const src = await runMaker({ ...folders, path }, ending.signal);
    if (state) {
      await index.remember(path, { ...state, src }).catch((error: unknown) => {
        log.error(error, `${indexFile(dataDir)} cannot be written`);
      });
    }
    log.info(`${path} is made`);
  }

  return {
    make: async (path) => {
      underWay += 1;
      try {
        await queue.add(() => make(path));
      } finally {
        underWay -= 1;
      }
    },
    find: (path) =>
      index.find(path).catch((error: unknown) => {
        // Thrown by `make` when the rest of the content is live, so that a text holds up no edit.
        if (error instanceof PictureError) return undefined;
        throw error;
      }),
    removeUnused: async (shown) => {
      await recordShown(dataDir, shown);
      if (underWay > 0) return;
      await removeUnused(dataDir, shown).catch((error: unknown) => {
        log.error(error, `Pictures that no content shows cannot be removed from ${dataDir}`);
      });
    },
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      ending.abort();
      stopWatching();
      await queue.idle();
    },
  };
}

/** Returns a text that changes with the originals and their texts. */
async function stateOfMedia(mediaDir: string): Promise<string> {
  const folders = mediaFolders.map((folder) => join(mediaDir, folder));
  const lists = folders.map(async (folder) => {
    const names = await readdir(folder).catch(() => []);
    return names.map((name) => join(folder, name));
  });
  const files = [...folders, ...(await Promise.all(lists)).flat()];
  const states = files.map(async (file) => file + (await fileState(file, lstat)));
  return (await Promise.all(states)).join('\n');
}

/**
 * Makes a picture in a process of its own, from the module beside this one: as built, or as source, which tsx reads.
 *
 * @returns the path of the full picture
 * @throws {PictureError} when the original cannot be shown, or the process cannot start or ends without an outcome
 */
async function runMaker(task: PictureTask, signal: AbortSignal): Promise<string> {
  const isSource = import.meta.url.endsWith('.ts');
  const module = new URL(isSource ? './pictureMaker.ts' : './pictureMaker.js', import.meta.url);
  const [program, ...args] = [
    ...launcher,
    process.execPath,
    ...(isSource ? ['--import', 'tsx'] : []),
    fileURLToPath(module),
    JSON.stringify(task),
  ];
  const { stdout } = await promisify(execFile)(program, args, {
    timeout: mostTime,
    killSignal: 'SIGKILL',
    signal,
  }).catch(() => {
    throw new PictureError('cannot be made: its maker has ended');
  });
  const outcome = JSON.parse(stdout) as PictureOutcome;
  if ('problem' in outcome) throw new PictureError(outcome.problem);
  return outcome.src;
}
