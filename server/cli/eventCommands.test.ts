import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeLastGood } from '../content/lastGood';
import { readContent } from '../content/readContent';
import { createTestSite, sampleLeague } from '../testing/league';
import { runLeague } from '../testing/runLeague';

const undated = '20000000-0000-4000-8000-000000000001';

/** Creates a folder like the project's, in which the command can be started. */
async function createFolder() {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return site;
}

describe.each([
  ['events', 'set-status', undated, 'live'],
  ['events', 'add', '--title', 'First Wave'],
  ['fighters', 'add', '--name', 'Rosa Lind', '--weight-class', 'Flyweight', '--record', '1-0-0'],
])('league %s %s', (...args) => {
  it('refuses to edit a download, which the next one would undo', async () => {
    const { folder, file } = await createFolder();
    const before = await readFile(file);
    const CONTENT_URL = 'https://user:secret@content.example/db.json';
    expect(await runLeague(args, { CONTENT_URL }, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'the content comes from CONTENT_URL: edit it there\n',
    });
    expect(await readFile(file)).toEqual(before);
  });
});

describe('league events', () => {
  it('sets a status, and nothing else in the file', async () => {
    const { folder, file } = await createFolder();
    const before = await readFile(file, 'utf8');
    const args = ['events', 'set-status', undated, 'live'];
    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live now; it was upcoming\n',
      stderr: '',
    });
    const after = await readFile(file, 'utf8');
    expect(after).toBe(before.replace('"upcoming"', '"live"'));

    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live already\n',
      stderr: '',
    });
    expect(await readFile(file, 'utf8')).toBe(after);
  });

  it('adds an event and a fighter', async () => {
    const { folder, file } = await createFolder();
    const added = await runLeague(
      ['events', 'add', '--title', 'Night 40', '--date', '2027-05-01T22:00-04:00'],
      {},
      folder,
    );
    expect(added).toMatchObject({ code: 0, stderr: '' });
    const fighter = [
      '--name',
      'Rosa Lind',
      '--weight-class',
      'Flyweight',
      '--record',
      '1-0-2 (1 NC)',
    ];
    const signed = await runLeague(['fighters', 'add', ...fighter], {}, folder);
    expect(signed).toMatchObject({ code: 0, stderr: '' });
    expect(signed.stdout).toMatch(/^Rosa Lind is in .*db\.json, with the id [0-9a-f-]{36}\n$/);

    const { fighters, events } = await readContent({
      file,
      pictureRoot: join(folder, 'dist/client'),
    });
    expect(fighters).toContainEqual(
      expect.objectContaining({ name: 'Rosa Lind', record: '1-0-2 (1 NC)', wins: 1, draws: 2 }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        title: 'Night 40',
        status: 'upcoming',
        date: '2027-05-02T02:00:00.000Z',
      }),
    );
  });

  it.each([
    { args: ['events', 'add'], says: "'--title <text>' is needed" },
    {
      args: ['events', 'add', '--title', 'N', '--date', 'soon'],
      says: 'such as 2026-12-12T22:00-05:00',
    },
    { args: ['fighters', 'add', '--name', 'A', '--weight-class', 'F'], says: "'--record <w-l-d>'" },
    { args: ['fighters', 'add', '--record', '1-0'], says: 'three whole numbers' },
    {
      args: ['events', 'add', '--title', 'N', '--date', '2026-07-12T22:00'],
      says: 'It has no time zone: write 2026-07-12T22:00-04:00.',
    },
    { args: ['fighters', 'add', '--status', 'Champion'], says: 'It must be one of champion, ' },
  ])('rejects $args', async ({ args, says }) => {
    const { code, stdout, stderr } = await runLeague(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });

  it.each([
    {
      id: '20000000',
      expected: [
        'no event has the id 20000000; is it one of these?',
        ...sampleLeague()
          .events.slice(0, 3)
          .map(({ id, title }) => `  ${String(id)}  ${String(title)}`),
        'npm run league -- events list shows all',
        '',
      ].join('\n'),
    },
    {
      id: 'sooner',
      expected: `no event has the id sooner; is it one of these?
  20000000-0000-4000-8000-000000000003  Sooner
npm run league -- events list shows all
`,
    },
    {
      id: 'twelve',
      expected: 'no event has the id twelve; npm run league -- events list shows all\n',
    },
  ])('suggests events for $id', async ({ id, expected }) => {
    const { folder, file } = await createFolder();
    const before = await readFile(file);
    expect(await runLeague(['events', 'set-status', id, 'live'], {}, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: expected,
    });
    expect(await readFile(file)).toEqual(before);
  });

  it('sets a status beside a bad record, and says why the site does not show it', async () => {
    const { folder, file } = await createFolder();
    const bad = (await readFile(file, 'utf8')).replace('"wins": 12', '"wins": 13');
    await writeFile(file, bad);
    expect(await runLeague(['events', 'set-status', undated, 'live'], {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live now; it was upcoming\n',
      stderr:
        'The site does not show it until this is in order: db.json: fighters[0] "Ana Cruz" record: is 12-1-0, but wins, losses and draws make 13-1-0\n',
    });
    expect(await readFile(file, 'utf8')).toBe(bad.replace('upcoming', 'live'));
  });

  it('names what is bad about the event whose status is set', async () => {
    const { folder, file } = await createFolder();
    const bad = (await readFile(file, 'utf8')).replace('"Undated"', '7');
    await writeFile(file, bad);
    expect(await runLeague(['events', 'set-status', undated, 'live'], {}, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: `db.json: events[0] "${undated}" title: must be a text in quotes\n`,
    });
    expect(await readFile(file, 'utf8')).toBe(bad);
  });

  it('lists the events of the last good content while a record is bad', async () => {
    const { folder, file, replace } = await createFolder();
    const good = await runLeague(['events', 'list'], {}, folder);
    await writeLastGood(join(folder, 'data'), await readContent({ file }));
    await replace((await readFile(file, 'utf8')).replace('"wins": 12', '"wins": 13'));
    const { code, stdout, stderr } = await runLeague(['events', 'list'], {}, folder);
    expect({ code, stdout }).toEqual({ code: 0, stdout: good.stdout });
    expect(stderr).toMatch(/^db\.json: fighters\[0\] .*; used instead: that of \S+Z\n$/);
  });

  it('accepts only the statuses of the site', async () => {
    const { folder } = await createFolder();
    const args = ['events', 'set-status', undated, 'off'];
    const { code, stderr } = await runLeague(args, {}, folder);
    expect(code).toBe(2);
    expect(stderr).toContain('live, completed, upcoming, cancelled, postponed');
  });

  it.each(['cancelled', 'postponed'])('sets an event to %s', async (status) => {
    const { folder } = await createFolder();
    const { stdout } = await runLeague(['events', 'set-status', undated, status], {}, folder);
    expect(stdout).toBe(`Undated is ${status} now; it was upcoming\n`);
  });

  it('says whom a subtitle names when an event is added, and when its status is set', async () => {
    const { folder } = await createFolder();
    const options = ['--title', 'Night 40', '--subtitle', 'Cruz v Okafor'];
    const { stdout } = await runLeague(['events', 'add', ...options], {}, folder);
    const said = '"Cruz v Okafor" links to nobody: no fighter is called Okafor';
    expect(stdout).toContain(`\n${said}\n`);
    const [id = ''] = /[0-9a-f-]{36}/.exec(stdout) ?? [];
    const set = await runLeague(['events', 'set-status', id, 'live'], {}, folder);
    expect(set.stdout).toBe(`Night 40 is live now; it was upcoming\n${said}\n`);
  });

  it('lists the events by their days in the league’s time zone', async () => {
    const { folder } = await createFolder();
    const { stdout } = await runLeague(['events', 'list'], {}, folder);
    expect(stdout).toBe(
      [
        '20000000-0000-4000-8000-000000000004  2026-02-01  completed  Over',
        '20000000-0000-4000-8000-000000000003  2127-01-01  upcoming   Sooner',
        '20000000-0000-4000-8000-000000000002  2127-01-01  upcoming   Later, though its text sorts first',
        '20000000-0000-4000-8000-000000000001              upcoming   Undated',
        '',
      ].join('\n'),
    );
  });
});
