import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CalendarEntry } from '../../src/domain/calendar';
import { openCalendarHistory } from '../calendar/calendarHistory';
import { openJournalStore } from '../signups/journalStore';
import { createSignup, type StoredSignup } from '../signups/signupStore';
import { createDatabase } from '../testing/postgres';
import { launchLeague, runLeague } from '../testing/runLeague';
import { createTestLog } from '../testing/serve';
import { sampleMember } from '../testing/signups';

const member = sampleMember({
  id: '50000000-0000-4000-8000-000000000001',
  name: '=HYPERLINK("https://evil.example","Prize")',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const laterMember = sampleMember({
  id: '50000000-0000-4000-8000-000000000002',
  name: 'Zoë, "Z"',
  email: 'zoe@example.com',
  mobile: '07700 900124',
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
});
const fan = createSignup({ name: 'Bo', mobile: '0770', eventId: 'night-1' });
const otherFan = createSignup({ name: 'Ana', email: 'ana@example.com', eventId: 'night-2' });

const toldNight: CalendarEntry = {
  id: 'night-1',
  status: 'confirmed',
  start: '2027-01-02T01:00:00.000Z',
  title: 'Night One',
  sequence: 0,
  changedAt: '2026-11-21T12:00:00.000Z',
};

async function createPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'league-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, DATA_DIR: join(folder, 'data') };
}

/** The store of a server, open while the server runs. */
async function openStore(
  folder: string,
  lists: { members?: StoredSignup[]; fans?: StoredSignup[] },
) {
  const store = await openJournalStore(folder, createTestLog());
  for (const signup of lists.members ?? []) await store.append('member', signup);
  for (const signup of lists.fans ?? []) await store.append('pay-per-view', signup);
  return store;
}

async function createJournal() {
  const place = await createPlace();
  const store = await openStore(place.DATA_DIR, {
    members: [member, laterMember],
    fans: [fan, otherFan],
  });
  await store.close();
  return place;
}

describe('league', { timeout: 20_000 }, () => {
  it('shows its help', async () => {
    const { code, stdout } = await runLeague(['signups', 'export', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--kind <kind>');
    expect(stdout).toContain('npm run --silent league -- signups export');
  });

  it.each([
    { args: ['signups', 'export'], says: '--kind' },
    { args: ['signups', 'export', '--kind', 'fans'], says: 'member, pay-per-view' },
    { args: ['signups', 'export', '--kind', 'member', '--event', 'x'], says: 'only pay-per-view' },
    { args: ['signups', 'export', '--kind', 'member', '--since', '1/2/26'], says: 'a date' },
    { args: ['signups', 'export', '--kind', 'member', '--since', '2026-02-30'], says: 'a date' },
    { args: ['signups', 'erase'], says: '--email' },
    { args: ['signups', 'erase', '--email', 'a@b.example', '--mobile', '1'], says: '--mobile' },
    { args: ['signup'], says: 'unknown command' },
  ])('rejects $args', async ({ args, says }) => {
    const { code, stdout, stderr } = await runLeague(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });

  it('exports CSV in which a spreadsheet runs no formula', async () => {
    const { DATA_DIR } = await createJournal();
    const { code, stdout, stderr } = await runLeague(
      ['signups', 'export', '--kind', 'member', '--format', 'csv'],
      { DATA_DIR },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      [
        'id,name,email,mobile,createdAt,updatedAt',
        `${member.id},"'=HYPERLINK(""https://evil.example"",""Prize"")",ana@example.com,'+44 7700 900123,2026-11-20T10:00:00.000Z,2026-11-20T10:00:00.000Z`,
        `${laterMember.id},"Zoë, ""Z""",zoe@example.com,07700 900124,2026-11-21T00:00:00.000Z,2026-11-21T00:00:00.000Z`,
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    { options: ['--kind', 'member'], expected: [member, laterMember] },
    { options: ['--kind', 'member', '--since', '2026-11-21'], expected: [laterMember] },
    {
      options: ['--kind', 'member', '--since', '2026-11-21T05:00:00+05:00'],
      expected: [laterMember],
    },
    { options: ['--kind', 'member', '--since', '2100-01-01'], expected: [] },
    { options: ['--kind', 'pay-per-view', '--event', 'night-1'], expected: [fan] },
  ])('exports JSON with $options', async ({ options, expected }) => {
    const { DATA_DIR } = await createJournal();
    const args = ['signups', 'export', '--format', 'json', ...options];
    const { code, stdout } = await runLeague(args, { DATA_DIR });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it('exports to a new file that only its owner can read', async () => {
    const { folder, DATA_DIR } = await createJournal();
    const output = join(folder, 'members.csv');
    const args = ['signups', 'export', '--kind', 'member', '--output', output];

    expect(await runLeague(args, { DATA_DIR })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await stat(output)).mode & 0o777).toBe(0o600);
    const written = await readFile(output, 'utf8');
    expect(written.split('\r\n')).toHaveLength(4);

    expect(await runLeague(args, { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${output} is there already; name a new file\n`,
    });
    expect(await readFile(output, 'utf8')).toBe(written);
  });

  it('reports a damaged line without its text, and leaves no incomplete file', async () => {
    const { folder, DATA_DIR } = await createJournal();
    const journal = join(DATA_DIR, 'signups.jsonl');
    await writeFile(journal, `"ana@example.com"\n${await readFile(journal, 'utf8')}`);
    const output = join(folder, 'members.csv');
    const args = ['signups', 'export', '--kind', 'member', '--output', output];
    const { code, stderr } = await runLeague(args, { DATA_DIR });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${journal}, line 1: is damaged; put the line in order or take it out\n`,
    });
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('ends without an error when its output is closed', async () => {
    const { DATA_DIR } = await createPlace();
    const store = await openStore(DATA_DIR, {});
    const name = 'x'.repeat(190);
    const many = Array.from({ length: 20_000 }, () =>
      store.append('member', sampleMember({ name })),
    );
    await Promise.allSettled(many);
    await store.close();

    const child = launchLeague(['signups', 'export', '--kind', 'member'], { DATA_DIR });
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await once(child, 'exit');
    expect({ code: child.exitCode, stderr: await stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('counts while a server runs, and erases only without one', async () => {
    const { DATA_DIR } = await createPlace();
    const store = await openStore(DATA_DIR, { members: [member, laterMember], fans: [otherFan] });
    const counted = await runLeague(['signups', 'count'], { DATA_DIR });
    expect(counted).toEqual({ code: 0, stdout: 'member: 2\npay-per-view: 1\n', stderr: '' });

    const args = ['signups', 'erase', '--email', 'ANA@example.com'];
    expect(await runLeague(args, { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: `the sign-ups in ${DATA_DIR} are in use by another process: stop the server first\n`,
    });

    await store.close();
    const erased = { code: 0, stdout: `2 sign-ups erased from ${DATA_DIR}\n`, stderr: '' };
    expect(await runLeague(args, { DATA_DIR })).toEqual(erased);
    expect((await runLeague(['signups', 'count'], { DATA_DIR })).stdout).toBe(
      'member: 1\npay-per-view: 0\n',
    );
    const byNumber = await runLeague(['signups', 'erase', '--mobile', '07700900124'], { DATA_DIR });
    expect(byNumber.stdout).toBe(`1 sign-up erased from ${DATA_DIR}\n`);
  });

  it('does not report an erasure where there is no data', async () => {
    const { DATA_DIR } = await createPlace();
    const { code, stderr } = await runLeague(['signups', 'erase', '--mobile', '1'], { DATA_DIR });
    expect({ code, stderr }).toEqual({ code: 1, stderr: `there are no sign-ups in ${DATA_DIR}\n` });
  });

  it('checks the content', async () => {
    const { folder } = await createPlace();
    const CONTENT_FILE = join(folder, 'db.json');
    await writeFile(CONTENT_FILE, '{"fighters":[],"events":[],"videos":[],"music":1}');
    expect(await runLeague(['content', 'check'], { CONTENT_FILE })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${CONTENT_FILE}: music: must be a list\n`,
    });
    await writeFile(CONTENT_FILE, '{"fighters":[],"events":[],"videos":[],"music":[]}');
    const { code, stdout } = await runLeague(['content', 'check'], { CONTENT_FILE });
    expect(code).toBe(0);
    expect(stdout).toBe(`${CONTENT_FILE} is in order: 0 fighters, 0 events, 0 videos, 0 tracks\n`);
  });
});

describe('league with a database', { timeout: 30_000 }, () => {
  it('imports the journal once, exports the same, and erases from both', async () => {
    const { DATA_DIR } = await createJournal();
    const environment = { DATA_DIR, DATABASE_URL: await createDatabase() };

    expect(await runLeague(['signups', 'import'], environment)).toEqual({
      code: 0,
      stdout:
        'member: 2 imported, 0 were there already\npay-per-view: 2 imported, 0 were there already\n',
      stderr: '',
    });
    expect((await runLeague(['signups', 'import'], environment)).stdout).toBe(
      'member: 0 imported, 2 were there already\npay-per-view: 0 imported, 2 were there already\n',
    );

    const args = ['signups', 'export', '--kind', 'member', '--format', 'csv'];
    const [fromDatabase, fromJournal] = await Promise.all([
      runLeague(args, environment),
      runLeague(args, { DATA_DIR }),
    ]);
    expect(fromDatabase).toEqual(fromJournal);

    const erased = await runLeague(['signups', 'erase', '--email', 'ana@example.com'], environment);
    expect(erased.stdout).toBe(
      `2 sign-ups erased from the database\n2 sign-ups erased from ${DATA_DIR}\n`,
    );
    expect((await runLeague(['signups', 'import'], environment)).stdout).toContain(
      'member: 0 imported',
    );
    expect((await runLeague(['signups', 'count'], environment)).stdout).toBe(
      'member: 1\npay-per-view: 1\n',
    );
  });

  it('imports the calendar’s history, unless the database has a later one', async () => {
    const { DATA_DIR } = await createJournal();
    const DATABASE_URL = await createDatabase();
    const file = openCalendarHistory({ dataDir: DATA_DIR });
    const database = openCalendarHistory({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    onTestFinished(() => database.close());
    const cancelled: CalendarEntry = { ...toldNight, status: 'cancelled', sequence: 3 };
    const moved = { ...toldNight, id: 'night-2', sequence: 2 };
    await file.update(() => [cancelled, { ...moved, sequence: 1 }]);
    await database.update(() => [toldNight, moved]);

    expect(await runLeague(['signups', 'import'], { DATA_DIR, DATABASE_URL })).toMatchObject({
      code: 0,
    });
    expect(await database.update((known) => known)).toEqual([cancelled, moved]);
  });

  it('reports in one line that the database is unavailable', async () => {
    const { DATA_DIR } = await createPlace();
    const DATABASE_URL = 'postgresql://league:secret@127.0.0.1:1/league';
    const { code, stdout, stderr } = await runLeague(['signups', 'count'], {
      DATA_DIR,
      DATABASE_URL,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('PostgreSQL: connect ECONNREFUSED 127.0.0.1:1\n');
  });

  it('requires a database to import to', async () => {
    const { DATA_DIR } = await createJournal();
    const { code, stderr } = await runLeague(['signups', 'import'], { DATA_DIR });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'DATABASE_URL must say where to import to\n',
    });
  });
});
