import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, openPrivate, syncFolder } from '../storage/durableFiles';
import { StoreUnavailableError } from '../storage/database';

/** What must outlive the restore of an old database (docs/decisions/018). */
export interface Remembered {
  /** ISO 8601, in UTC and with milliseconds. */
  at: string;
  what: 'erased' | 'unsubscribed' | 'bounced' | 'mailed';
  /** A keyed hash of an address or a number after the name of its key, or `everybody`. */
  who: string;
  /** The event that a mail was about, and the link in it. */
  eventId?: string | undefined;
  link?: string | undefined;
}

/** The file of what is remembered, a line each. */
export const rememberedFile = (dataDir: string) => join(dataDir, 'remembered.txt');

const linePattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?:(erased|unsubscribed|bounced) (everybody|[\w-]{8}\.[\w-]{22})|(mailed) ([\w-]{8}\.[\w-]{22}) (\S+) (\S+))$/;

/** Returns the line of what is remembered. */
export function lineOf({ at, what, who, eventId, link }: Remembered): string {
  return [at, what, who, eventId, link].filter((part) => part !== undefined).join(' ');
}

/**
 * Adds lines to the end of a file, durably.
 *
 * @throws {StoreUnavailableError} when it cannot be written
 */
export async function remember(file: string, entries: readonly Remembered[]): Promise<void> {
  if (entries.length === 0) return;
  const folder = dirname(file);
  try {
    await makeFolder(folder);
    const handle = await openPrivate(file, 'a');
    try {
      await handle.writeFile(entries.map((entry) => `${lineOf(entry)}\n`).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(folder);
  } catch (error) {
    throw new StoreUnavailableError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Returns what a file remembers; nothing when there is none.
 *
 * @throws {Error} when a line of it is damaged
 */
export async function readRemembered(file: string): Promise<Remembered[]> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, at, left, leaver, mailed, recipient, eventId, link] =
      linePattern.exec(line.trim()) ?? [];
    const [what, who] = [left ?? mailed, leaver ?? recipient];
    if (at === undefined || what === undefined || who === undefined) {
      throw new Error(
        `${file}, line ${index + 1}: is damaged; put the line in order or take it out`,
      );
    }
    return [{ at, what: what as Remembered['what'], who, eventId, link }];
  });
}
