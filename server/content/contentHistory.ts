import { modify, applyEdits } from 'jsonc-parser';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../storage/fileErrors';
import { makeFolder, replacePrivate } from '../storage/durableFiles';
import { signupLists } from './checkContent';

/** How many states are kept. */
const kept = 50;

/** In milliseconds. */
const [minute, day] = [60_000, 24 * 60 * 60_000];

/** One accepted state of the content file. */
export interface HistoryEntry {
  at: Date;
  /** Whether a command wrote it, or another program, such as an editor. */
  by: 'command' | 'edit';
  file: string;
}

/** The records of a state that commands add and remove. */
type Records = Map<string, { label: string; json: string }>;

const folderIn = (dataDir: string) => join(dataDir, 'content', 'history');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const namePattern = /^(\d+)-(command|edit)-([0-9a-f]{16})\.json$/;

/** Returns the accepted states of the content, the newest first. */
export async function readHistory(dataDir: string): Promise<HistoryEntry[]> {
  const folder = folderIn(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, time, by] = namePattern.exec(name) ?? [];
      if (time === undefined) return [];
      return [
        { at: new Date(Number(time)), by: by as HistoryEntry['by'], file: join(folder, name) },
      ];
    })
    .sort((one, other) => Number(other.at) - Number(one.at));
}

/** Returns a content file with other lists of sign-ups, and changes no other byte. */
function withSignups(text: string, listsOf: (list: string) => unknown[]): string {
  const data = JSON.parse(text) as Partial<Record<string, unknown[]>>;
  return signupLists.reduce((edited, list) => {
    const signups = listsOf(list);
    if (!data[list] || (data[list].length === 0 && signups.length === 0)) return edited;
    return applyEdits(edited, modify(edited, [list], signups, {}));
  }, text);
}

/**
 * Keeps an accepted state of the content file durably, without its lists of sign-ups, unless it is the newest already. Of
 * more than {@link kept} the oldest go.
 */
export async function recordState(
  dataDir: string,
  bytes: Buffer,
  by: HistoryEntry['by'],
): Promise<void> {
  const text = withSignups(bytes.toString().replace(/^\uFEFF/, ''), () => []);
  const hash = hashOf(text);
  const history = await readHistory(dataDir);
  if (history[0]?.file.endsWith(`-${hash}.json`)) return;
  await makeFolder(folderIn(dataDir));
  // A clock that was set back must not make it older than the one before.
  const time = Math.max(Date.now(), Number(history[0]?.at ?? 0) + 1);
  await replacePrivate(join(folderIn(dataDir), `${time}-${by}-${hash}.json`), text);
  for (const { file } of history.slice(kept - 1)) await rm(file, { force: true });
}

/** Returns the text of a state, with the sign-ups that the content file has now. */
export async function readState({ file }: HistoryEntry, current: Buffer): Promise<string> {
  let now: Partial<Record<string, unknown[]>> = {};
  try {
    now = JSON.parse(current.toString().replace(/^\uFEFF/, '')) as typeof now;
  } catch {
    // A file that is no JSON is replaced as a whole.
  }
  return withSignups(await readFile(file, 'utf8'), (list) => now[list] ?? []);
}

/** Returns whether a content file is in a state, but for its sign-ups. */
export function isInState({ file }: HistoryEntry, bytes: Buffer): boolean {
  try {
    const text = withSignups(bytes.toString().replace(/^\uFEFF/, ''), () => []);
    return file.endsWith(`-${hashOf(text)}.json`);
  } catch {
    return false;
  }
}

async function readRecords({ file }: HistoryEntry): Promise<Records> {
  const data = JSON.parse(await readFile(file, 'utf8')) as Partial<
    Record<string, { id: string; name?: string; title?: string }[]>
  >;
  const records = [...(data.fighters ?? []), ...(data.events ?? [])];
  return new Map(
    records.map((record) => [
      record.id,
      { label: record.title ?? record.name ?? record.id, json: JSON.stringify(record) },
    ]),
  );
}

/** Returns what a state has added, changed and removed since the one before it, in a few words. */
export async function describeState(state: HistoryEntry, before?: HistoryEntry): Promise<string> {
  if (before === undefined) return 'the oldest that is kept';
  const [now, then] = await Promise.all([readRecords(state), readRecords(before)]);
  const labels = (records: Records, isMeant: (id: string) => boolean) =>
    [...records].flatMap(([id, { label }]) => (isMeant(id) ? [label] : []));
  const parts = [
    ['added', labels(now, (id) => !then.has(id))],
    ['removed', labels(then, (id) => !now.has(id))],
    [
      'changed',
      labels(now, (id) => (then.get(id)?.json ?? now.get(id)?.json) !== now.get(id)?.json),
    ],
  ] as const;
  return (
    parts
      .filter(([, [first]]) => first !== undefined)
      .map(([what, [first = '', ...more]]) =>
        more.length === 0 ? `${what} ${first}` : `${what} ${first} and ${more.length} more`,
      )
      .join('; ') || 'other lists or spaces'
  );
}

/**
 * Finds what the newest state has probably lost unnoticed: an editor saves all that it has opened, also when a command has
 * added to the file since.
 *
 * @returns a sentence for each record that a command added within a day before the save, for a day after it
 */
export async function findLost(dataDir: string, now = Date.now()): Promise<string[]> {
  const [newest, ...older] = await readHistory(dataDir);
  if (newest?.by !== 'edit' || now - Number(newest.at) > day) return [];
  const present = await readRecords(newest);
  const lost: string[] = [];
  let missing: Records | undefined;
  for (const [index, state] of older.entries()) {
    if (Number(newest.at) - Number(state.at) > day) break;
    missing ??= new Map([...(await readRecords(state))].filter(([id]) => !present.has(id)));
    if (missing.size === 0) break;
    const before = older[index + 1];
    if (before === undefined) break;
    const records = await readRecords(before);
    for (const [id, { label }] of missing) {
      if (records.has(id)) continue;
      missing.delete(id);
      if (state.by !== 'command') continue;
      const minutes = Math.round((Number(newest.at) - Number(state.at)) / minute);
      lost.push(
        `The save of ${newest.at.toISOString()} removed ${label}, which a command had added ${minutes} min before: league content undo brings it back`,
      );
    }
  }
  return lost;
}
