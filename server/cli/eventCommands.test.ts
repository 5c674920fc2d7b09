import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { programFile } from '../testing/programs';
import { runLeague } from '../testing/runLeague';
import { soon } from '../testing/soon';

const undated = '20000000-0000-4000-8000-000000000001';

/** Creates a folder like the project's, in which the command and a server can be started. */
async function createFolder() {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return site;
}

async function launchServer(cwd: string) {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0' },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = /^Redline is at http:\/\/localhost:(\d+)\n/.exec(line.toString())?.[1] ?? '';
  return `http://127.0.0.1:${port}`;
}

describe.each([
  ['events', 'set-status', undated, 'live'],
  ['events', 'add', '--title', 'First Wave'],
  ['fighters', 'add', '--name', 'Rosa Lind', '--weight-class', 'Flyweight', '--record', '1-0-0'],
])('league %s %s', { timeout: 30_000 }, (...args) => {
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

describe('league events', { timeout: 30_000 }, () => {
  it('sets a status, which a running server shows', async () => {
    const { folder, file } = await createFolder();
    const origin = await launchServer(folder);
    const read = async () => {
      const events = (await (await fetch(`${origin}/api/events`)).json()) as { status: string }[];
      return events.map(({ status }) => status);
    };
    expect(await read()).toEqual(['upcoming', 'upcoming', 'upcoming', 'completed']);

    const args = ['events', 'set-status', undated, 'live'];
    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live now; it was upcoming\n',
      stderr: '',
    });
    await vi.waitFor(async () => {
      expect(await read()).toEqual(['live', 'upcoming', 'upcoming', 'completed']);
    }, soon);

    const before = await readFile(file);
    expect(await runLeague(args, {}, folder)).toEqual({
      code: 0,
      stdout: 'Undated is live already\n',
      stderr: '',
    });
    expect(await readFile(file)).toEqual(before);
  });

  it('adds an event and a fighter, which a running server shows', async () => {
    const { folder } = await createFolder();
    const origin = await launchServer(folder);
    const added = await runLeague(
      ['events', 'add', '--title', 'Night 40', '--date', '2027-05-01T22:00-04:00'],
      {},
      folder,
    );
    expect(added).toMatchObject({ code: 0, stderr: '' });
    const fighter = ['--name', 'Rosa Lind', '--weight-class', 'Flyweight', '--record', '1-0-2'];
    const signed = await runLeague(['fighters', 'add', ...fighter], {}, folder);
    expect(signed).toMatchObject({ code: 0, stderr: '' });
    expect(signed.stdout).toMatch(/^Rosa Lind is in .*db\.json, with the id [0-9a-f-]{36}\n$/);

    const read = async (path: string) => (await (await fetch(origin + path)).json()) as unknown[];
    await vi.waitFor(async () => {
      expect(await read('/api/fighters')).toContainEqual(
        expect.objectContaining({ name: 'Rosa Lind', record: '1-0-2', wins: 1, draws: 2 }),
      );
    }, soon);
    expect(await read('/api/events')).toContainEqual(
      expect.objectContaining({
        title: 'Night 40',
        status: 'upcoming',
        date: '2027-05-02T02:00:00.000Z',
      }),
    );
  });

  it.each([
    { args: ['events', 'add'], says: "'--title <text>' is needed" },
    { args: ['events', 'add', '--title', 'N', '--date', 'soon'], says: 'with its zone' },
    { args: ['fighters', 'add', '--name', 'A', '--weight-class', 'F'], says: "'--record <w-l-d>'" },
    { args: ['fighters', 'add', '--record', '1-0'], says: 'three whole numbers' },
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
    await launchServer(folder);
    await replace((await readFile(file, 'utf8')).replace('"wins": 12', '"wins": 13'));
    const { code, stdout, stderr } = await runLeague(['events', 'list'], {}, folder);
    expect({ code, stdout }).toEqual({ code: 0, stdout: good.stdout });
    expect(stderr).toMatch(/^db\.json: fighters\[0\] .*; used instead: that of \S+Z\n$/);
  });

  it('accepts only the statuses of the site', async () => {
    const { folder } = await createFolder();
    const args = ['events', 'set-status', undated, 'cancelled'];
    const { code, stderr } = await runLeague(args, {}, folder);
    expect(code).toBe(2);
    expect(stderr).toContain('live, completed, upcoming');
  });

  it('lists the events by their days in the league’s time zone', async () => {
    const { folder } = await createFolder();
    const { stdout } = await runLeague(['events', 'list'], {}, folder);
    expect(stdout).toBe(
      [
        '20000000-0000-4000-8000-000000000004  2026-02-01  completed  Over',
        '20000000-0000-4000-8000-000000000003  2027-01-01  upcoming   Sooner',
        '20000000-0000-4000-8000-000000000002  2027-01-01  upcoming   Later, though its text sorts first',
        '20000000-0000-4000-8000-000000000001              upcoming   Undated',
        '',
      ].join('\n'),
    );
  });
});
