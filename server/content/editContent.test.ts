import { writeFileSync } from 'node:fs';
import { chmod, lstat, readdir, readFile, rename, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { addRecord, editRecords, removeRecord, type EditedPaths } from './editContent';
import { ContentError } from './readContent';

/** `Undated`, which is upcoming, and `Later, though its text sorts first`, which has no status. */
const [undated, unsaid] = sampleLeague().events.map(({ id }) => String(id)) as [string, string];

async function createContent(league?: unknown) {
  const site = await createTestSite(league);
  return { ...site, read: () => readFile(site.file, 'utf8') };
}

/** Ways to write a file, by their names. */
const styles: [string, (league: unknown) => string][] = [
  ['two blanks', (league) => JSON.stringify(league, null, 2)],
  ['no blanks', (league) => JSON.stringify(league)],
  [
    'tabs and the line ends of Windows',
    (league) => JSON.stringify(league, null, '\t').replaceAll('\n', '\r\n'),
  ],
];

const compact = JSON.stringify(sampleLeague());
const windows = JSON.stringify(sampleLeague(), null, '\t').replaceAll('\n', '\r\n');

const setStatus = (paths: EditedPaths, id: string, status: string) =>
  editRecords(paths, 'events', { [id]: { status } });

describe('editing a record', () => {
  it.each([
    ['two blanks', JSON.stringify(sampleLeague(), null, 2)],
    ['no blanks at all', compact],
    ['tabs, the line ends of Windows and no last one', windows],
    ['a byte-order mark', `\uFEFF${compact}\n`],
    ['odd spacing', compact.replaceAll('":', '" :\n ').replaceAll(',"', '\t,\n\n"')],
    ['escapes', compact.replaceAll('Cruz', String.raw`\u0043ruz \ud83e\udd4a \/`)],
  ])('changes nothing else in a file with %s', async (_, text) => {
    const { read, ...paths } = await createContent(text);
    await setStatus(paths, undated, 'live');
    expect(await read()).toBe(text.replace('upcoming', 'live'));
  });

  it.each([
    ['two blanks', JSON.stringify(sampleLeague(), null, 2), ',\n      "status": "live"'],
    ['no blanks', compact, ',"status": "live"'],
    ['tabs', windows, ',\r\n\t\t\t"status": "live"'],
  ])(
    'adds a missing status, with the spacing of the fields around it: %s',
    async (_, text, added) => {
      const { read, ...paths } = await createContent(text);
      await setStatus(paths, unsaid, 'live');
      expect(await read()).toBe(text.replace(`"${unsaid}"`, `"${unsaid}"${added}`));
    },
  );

  it('edits the target of a symbolic link, keeps its mode, and leaves no other file', async () => {
    const { read, ...paths } = await createContent();
    const target = join(paths.folder, 'league.json');
    await rename(paths.file, target);
    await symlink(target, paths.file);
    await chmod(target, 0o664);
    const files = await readdir(paths.folder);
    await setStatus(paths, undated, 'live');
    expect((await lstat(paths.file)).isSymbolicLink()).toBe(true);
    expect((await stat(target)).mode & 0o777).toBe(0o664);
    expect(await readdir(paths.folder)).toEqual(['data', ...files]);
    expect(await read()).toContain('"live"');
  });

  it.each([
    ['that is not JSON', compact.slice(1), 'is not JSON'],
    ['without the event', compact.replace(undated, undated.replace('1', '9')), 'has no event'],
    [
      'with two statuses in the event',
      compact.replace('"status":"upcoming"', '"status":"live","status":"upcoming"'),
      'appears twice',
    ],
    [
      'with two lists of events',
      `{"events":[${'{},'.repeat(9)}{}],${compact.slice(1)}`,
      'appears twice',
    ],
  ])('rejects a file %s, and does not change it', async (_, text, message) => {
    const { read, ...paths } = await createContent(text);
    await expect(setStatus(paths, undated, 'completed')).rejects.toThrow(message);
    expect(await read()).toBe(text);
    expect(await readdir(paths.folder)).toEqual(['db.json', 'dist']);
  });

  it.each([
    ['a record of another list', '"wins":12', '"wins":13'],
    ['another event', '"title":"Over"', '"title":7'],
    ['an event before it', `"${undated}","title"`, `"${undated}","name"`],
    ['the event', '"title":"Later, though its text sorts first"', '"title":7'],
  ])(
    'changes nothing else in a file in which %s is bad, and returns that',
    async (_, good, bad) => {
      const text = compact.replace(good, bad);
      const { read, ...paths } = await createContent(text);
      const stillWrong = await setStatus(paths, unsaid, 'live');
      expect(stillWrong).toBeInstanceOf(ContentError);
      expect(await read()).toBe(text.replace(`"${unsaid}"`, `"${unsaid}","status": "live"`));
    },
  );

  it('does not overwrite a concurrent edit', async () => {
    const { read, ...paths } = await createContent();
    const meanwhile = compact.replace('Undated', 'Dated after all');
    let reads = 0;
    const observed = {
      file: paths.file,
      dataDir: paths.dataDir,
      /** Read by each of the two checks: an editor saves just before the second. */
      get pictureRoot() {
        reads += 1;
        if (reads === 2) writeFileSync(paths.file, meanwhile);
        return paths.pictureRoot;
      },
    };
    await expect(setStatus(observed, undated, 'live')).rejects.toThrow('try again');
    expect(await read()).toBe(meanwhile);
    expect(await readdir(paths.folder)).toEqual(['db.json', 'dist']);
  });
});

describe('editing several fields, and removing', () => {
  it.each(styles)('changes, adds and takes out fields in a file with %s', async (_, write) => {
    const league = sampleLeague();
    const { read, ...paths } = await createContent(write(league));
    const changes = { title: 'Dated', venue: 'Hall "7"', subtitle: 'A vs. B', status: undefined };
    expect(await editRecords(paths, 'events', { [undated]: changes })).toBeUndefined();
    league.events[0] = { id: undated, venue: 'Hall "7"', subtitle: 'A vs. B', title: 'Dated' };
    expect(JSON.parse(await read())).toEqual(league);
    // A field that is added has a blank after its colon.
    const plain = (text: string) => text.replaceAll('": "', '":"');
    expect(plain(await read())).toBe(plain(write(league)));
  });

  it.each(styles)('removes a record from a file with %s, and nothing else', async (_, write) => {
    for (const index of [0, 1, 3]) {
      const league = sampleLeague();
      const { read, ...paths } = await createContent(write(league));
      await removeRecord(paths, 'events', String(league.events[index]?.id));
      league.events.splice(index, 1);
      expect(await read()).toBe(write(league));
    }
  });

  it('removes a record before a bad one, and returns that', async () => {
    const { read, ...paths } = await createContent(compact.replace('"Over"', '7'));
    const stillWrong = await removeRecord(paths, 'events', undated);
    expect(stillWrong?.problems).toEqual([
      expect.stringMatching(/^events\[2\] .* title/) as string,
    ]);
    expect(await read()).not.toContain('Undated');
  });

  it('removes no fighter who has a video', async () => {
    const { read, ...paths } = await createContent(compact);
    const ana = String(sampleLeague().fighters[0]?.id);
    await expect(removeRecord(paths, 'fighters', ana)).rejects.toThrow('names no fighter');
    expect(await read()).toBe(compact);
  });
});

describe('adding a record', () => {
  const added = { id: '10000000-0000-4000-8000-000000000009', title: 'Night Nine' };

  it.each([
    ...styles,
    [
      'a byte-order mark',
      (league: unknown) => `\uFEFF${JSON.stringify(league, null, 2)}\n`,
    ] as const,
  ])('adds it in the style of a file with %s, and changes nothing else', async (_, write) => {
    const league = sampleLeague();
    const { read, ...paths } = await createContent(write(league));
    await addRecord(paths, 'events', added);
    expect(await read()).toBe(write({ ...league, events: [...league.events, added] }));
  });

  it.each([
    ['each record on a line', ',\n    '],
    ['all records on one line', ', '],
  ])('changes nothing else in a list with %s', async (_, between) => {
    const league = sampleLeague();
    const write = (events: unknown[]) =>
      JSON.stringify({ ...league, events: [] }, null, 2).replace(
        '"events": []',
        `"events": [${events.map((event) => JSON.stringify(event)).join(between)}]`,
      );
    const { read, ...paths } = await createContent(write(league.events));
    await addRecord(paths, 'events', added);
    expect(await read()).toBe(write([...league.events, added]));
  });

  it('adds the first one to an empty list', async () => {
    const write = (events: unknown[]) => JSON.stringify({ ...sampleLeague(), events }, null, 2);
    const { read, ...paths } = await createContent(write([]));
    await addRecord(paths, 'events', added);
    expect(await read()).toBe(write([added]));
  });

  it('refuses one that breaks a rule, and leaves the file as it was', async () => {
    const { read, ...paths } = await createContent();
    const before = await read();
    const wrong = { ...added, imageUrl: '/pictures/nobody.webp' };
    await expect(addRecord(paths, 'events', wrong)).rejects.toThrow('there is no picture');
    expect(await read()).toBe(before);
  });
});
