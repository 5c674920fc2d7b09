import { readFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../base/log';
import { createOutage, StoreUnavailableError } from '../storage/database';
import { makeFolder, openPrivate, syncFolder } from '../storage/durableFiles';
import { isMissing, messageOf, naming } from '../storage/fileErrors';

/** Why an address gets no mail: its owner left, it is dead, its owner complained. The last one ends that. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'lifted'] as const;

/** One of the {@link suppressionReasons}. */
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * What must outlive the restore of an old database (docs/decisions/018). The file leads: what is remembered is true as
 * soon as its line is on the disk, and the tables are written after it and can be brought up to it again at any time.
 */
export interface Remembered {
  /** ISO 8601, in UTC and with milliseconds. */
  at: string;
  what: 'erased' | 'mailed' | SuppressionReason;
  /** A keyed hash of an address or a number after the name of its key, or `everybody`. */
  who: string;
  /** What a mail was about, and what it said (docs/decisions/009). */
  eventId?: string | undefined;
  topic?: string | undefined;
  content?: string | undefined;
}

/** The file of what is remembered, a line each. */
export const rememberedFile = (dataDir: string) => join(dataDir, 'remembered.txt');

/** Ends with what has a fixed length, so that no part of a line passes for a whole one. */
const linePattern = new RegExp(
  String.raw`^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?:(erased|${suppressionReasons.join('|')})|(mailed) (\S+) (\S+) (\S+)) (everybody|[\w-]{8}\.[\w-]{22})$`,
);

/** Returns the line of what is remembered. */
export function lineOf({ at, what, who, eventId, topic, content }: Remembered): string {
  return [at, what, eventId, topic, content, who].filter((part) => part !== undefined).join(' ');
}

/**
 * Adds lines to the end of a file, durably. After a torn line, as a full disk leaves one, they begin on a line of their own.
 *
 * @throws {StoreUnavailableError} when it cannot be written
 */
export async function remember(file: string, entries: readonly Remembered[]): Promise<void> {
  if (entries.length === 0) return;
  const folder = dirname(file);
  try {
    await makeFolder(folder);
    const handle = await openPrivate(file, 'a+');
    const lines = entries.map((entry) => `${lineOf(entry)}\n`).join('');
    try {
      await naming(file, async () => {
        await handle.writeFile((await isTorn(handle)) ? `\n${lines}` : lines);
        await handle.sync();
      });
    } finally {
      await handle.close();
    }
    await syncFolder(folder);
  } catch (error) {
    throw new StoreUnavailableError(messageOf(error));
  }
}

async function isTorn(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.from('\n'), 0, 1, Math.max(size - 1, 0));
  return buffer.toString() !== '\n';
}

/** Returns what adds to a file for a server, whose log has the cause while that fails. */
export function rememberLogged(file: string, log: Log): (entry: Remembered) => Promise<void> {
  const outage = createOutage(log, 'Unsubscriptions');
  return async (entry) => {
    try {
      await remember(file, [entry]);
      outage.end();
    } catch (error) {
      outage.begin(error);
      throw error;
    }
  };
}

/**
 * Returns what a file remembers; nothing when there is none. A damaged line is no reason to forget the others.
 *
 * @param report called with a sentence on each line that is left out
 */
export async function readRemembered(
  file: string,
  report: (problem: string) => void,
): Promise<Remembered[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, at, left, mailed, eventId, topic, content, who] = linePattern.exec(line.trim()) ?? [];
    const what = left ?? mailed;
    if (at === undefined || what === undefined || who === undefined) {
      report(
        `${file}, line ${index + 1}: is damaged and left out: put it in order by a copy of the file, or remove it`,
      );
      return [];
    }
    return [{ at, what: what as Remembered['what'], who, eventId, topic, content }];
  });
}
