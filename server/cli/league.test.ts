import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import type { StoredSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { createTestSite, leagueWith } from '../testing/league';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { runLeague, startLeague } from '../testing/runLeague';
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

async function createLocation() {
  const { dataDir: folder } = await createFolderLocation();
  return { folder, DATA_DIR: join(folder, 'data') };
}

/** The store of a server, open while the server runs. */
async function openStore(
  folder: string,
  lists: { members?: StoredSignup[]; fans?: StoredSignup[] },
) {
  const database = openTestDatabase({ dataDir: folder });
  const store = createSignupStore(database);
  for (const signup of lists.members ?? []) await store.append('member', signup);
  for (const signup of lists.fans ?? []) await store.append('pay-per-view', signup);
  return { ...store, close: database.close };
}

async function createStored() {
  const place = await createLocation();
  const store = await openStore(place.DATA_DIR, {
    members: [member, laterMember],
    fans: [fan, otherFan],
  });
  await store.close();
  return place;
}

describe('league', () => {
  it.each<{ variables: Record<string, string>; says: (cwd: string) => string }>([
    {
      variables: { CONTENT_FILE: 'content/db.json' },
      says: (cwd: string) => `Content: ${cwd}/content/db.json; sign-ups: ${cwd}/data/redline.db\n`,
    },
    {
      variables: { DATABASE_URL: 'postgresql://league:secret@127.0.0.1:1/league?password=secret' },
      says: (cwd: string) => `Content: ${cwd}/db.json; sign-ups: PostgreSQL 127.0.0.1:1/league\n`,
    },
  ])('says where its files are with $variables', async ({ variables, says }) => {
    const { folder } = await createLocation();
    for (const args of [
      ['signups', 'count'],
      ['content', 'check'],
    ]) {
      const { written, ended } = startLeague(args, variables, folder);
      await ended;
      expect(written.stderr).toContain(says(folder));
      expect(written.stdout).toBe('');
    }
  });

  it.each([
    { args: ['signups', 'export'], says: '--kind' },
    { args: ['signups', 'export', '--kind', 'fans'], says: 'member, pay-per-view' },
    { args: ['signups', 'export', '--kind', 'member', '--event', 'x'], says: 'only pay-per-view' },
    { args: ['signups', 'export', '--kind', 'member', '--since', '1/2/26'], says: 'a date' },
    { args: ['signups', 'export', '--kind', 'member', '--since', '2026-02-30'], says: 'a date' },
    { args: ['signups', 'erase'], says: '--email' },
    { args: ['signups', 'erase', '--email', 'a@b.example', '--mobile', '1'], says: '--mobile' },
    { args: ['signups', 'erase', '--email', 'a@b.example', '--before', '2026'], says: 'a date' },
    { args: ['signups', 'erase', '--before', '2100-01-01'], says: 'must not be in the future' },
    {
      args: ['signups', 'erase', '--email', 'a@b.example', '--before', '2026-11-21'],
      says: '--before',
    },
  ])('rejects $args', async ({ args, says }) => {
    const { code, stdout, stderr } = await runLeague(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });

  it('exports CSV in which a spreadsheet runs no formula, and shows numbers as they were typed', async () => {
    const { DATA_DIR } = await createStored();
    const { code, stdout, stderr } = await runLeague(
      ['signups', 'export', '--kind', 'member', '--format', 'csv'],
      { DATA_DIR },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [header, ...rows] = stdout.split('\r\n');
    expect(header).toMatch(
      /^\uFEFFid,name,email,mobile,.*createdAt,updatedAt,privacyVersion,noMail$/,
    );
    expect(rows).toEqual([
      expect.stringContaining(
        `${member.id},"'=HYPERLINK(""https://evil.example"",""Prize"")",ana@example.com,+44 7700 900123,`,
      ),
      expect.stringContaining(`${laterMember.id},"Zoë, ""Z""",zoe@example.com,07700 900124,`),
      '',
    ]);
  });

  it.each([
    { options: ['--kind', 'member'], expected: [member, laterMember] },
    { options: ['--kind', 'member', '--since', '2026-11-21'], expected: [laterMember] },
    {
      options: ['--kind', 'member', '--since', '2026-11-21T05:00+05:00'],
      expected: [laterMember],
    },
    { options: ['--kind', 'member', '--since', '2100-01-01'], expected: [] },
    { options: ['--kind', 'pay-per-view', '--event', 'night-1'], expected: [fan] },
  ])('exports JSON with $options', async ({ options, expected }) => {
    const { DATA_DIR } = await createStored();
    const args = ['signups', 'export', '--format', 'json', ...options];
    const { code, stdout } = await runLeague(args, { DATA_DIR });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it('exports for an event whom its mail goes to, and marks who gets none', async () => {
    const { DATA_DIR } = await createLocation();
    const any = (email: string, createdAt = fan.createdAt) => ({
      ...createSignup({ name: 'Cy', email }),
      createdAt,
    });
    const [left, dead, wrong] = [any('left@example.com'), any('dead@example.com'), any('@')];
    const back = any('left@example.com', '2127-01-01T00:00:00.000Z');
    const store = await openStore(DATA_DIR, { fans: [fan, otherFan, left, dead, wrong, back] });
    const list = await openSuppressionList(openTestDatabase({ dataDir: DATA_DIR }));
    await store.unsubscribe(list.tokenOf('left@example.com'));
    await list.add('dead@example.com', { since: new Date().toISOString(), reason: 'bounced' });

    const args = ['signups', 'export', '--format', 'json', '--kind', 'pay-per-view'];
    const { stdout } = await runLeague([...args, '--event', 'night-1'], { DATA_DIR });
    const rows = JSON.parse(stdout) as { id: string; noMail?: string }[];
    expect(new Map(rows.map(({ id, noMail }) => [id, noMail]))).toEqual(
      new Map([
        [fan.id, undefined],
        [left.id, 'unsubscribed'],
        [dead.id, 'bounced'],
        [wrong.id, 'unusable'],
        [back.id, undefined],
      ]),
    );
  });

  it('exports nothing for an event that there is not', async () => {
    const { folder, DATA_DIR } = await createStored();
    const site = await createTestSite();
    const output = join(folder, 'fans.csv');
    const run = (event: string) => {
      const args = ['signups', 'export', '--kind', 'pay-per-view', '--event', event];
      return runLeague([...args, '--output', output], { DATA_DIR }, site.folder);
    };
    expect(await run('sooner')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no event has the id sooner; is it one of these?') as string,
    });
    expect(await readdir(folder)).toEqual(['data']);
    expect((await run('20000000-0000-4000-8000-000000000003')).code).toBe(0);
    expect(await readFile(output, 'utf8')).toMatch(/^\uFEFFid,\S*\r\n$/);
  });

  it('exports to a new file that only its owner can read', async () => {
    const { folder, DATA_DIR } = await createStored();
    const output = join(folder, 'members.csv');
    const args = ['signups', 'export', '--kind', 'member', '--output', output];

    expect(await runLeague(args, { DATA_DIR })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await stat(output)).mode & 0o777).toBe(0o600);
    const written = await readFile(output, 'utf8');
    expect(written.split('\r\n')).toHaveLength(4);
    expect(written).toMatch(/^\uFEFFid,/);

    expect(await runLeague(args, { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${output} is there already; name a new file\n`,
    });
    expect(await readFile(output, 'utf8')).toBe(written);
  });

  it('leaves no incomplete file when the database is damaged', async () => {
    const { folder, DATA_DIR } = await createStored();
    await writeFile(join(DATA_DIR, 'redline.db'), 'ana@example.com'.repeat(1000));
    const output = join(folder, 'members.csv');
    const args = ['signups', 'export', '--kind', 'member', '--output', output];
    const { code, stderr } = await runLeague(args, { DATA_DIR });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${DATA_DIR}/redline.db: is damaged: restore a backup, or set it aside\n`,
    });
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('counts, shows and erases while a server runs', async () => {
    const { DATA_DIR } = await createLocation();
    const store = await openStore(DATA_DIR, { members: [member, laterMember], fans: [otherFan] });
    const counted = await runLeague(['signups', 'count'], { DATA_DIR });
    expect(counted).toEqual({ code: 0, stdout: 'member: 2\npay-per-view: 1\n', stderr: '' });

    const ofAna = ['--email', 'ANA@example.com'];
    const shown = await runLeague(['signups', 'show', ...ofAna], { DATA_DIR });
    expect(JSON.parse(shown.stdout)).toEqual({
      signups: [
        { kind: 'member', ...member },
        { kind: 'pay-per-view', ...otherFan },
      ],
      notifications: [],
      suppressions: [],
      erasures: [],
    });
    const erased = { code: 0, stdout: '2 sign-ups erased\n', stderr: '' };
    expect(await runLeague(['signups', 'erase', ...ofAna], { DATA_DIR })).toEqual(erased);
    expect(await store.count()).toEqual({ member: 1, 'pay-per-view': 0 });
    const byNumber = await runLeague(['signups', 'erase', '--mobile', '07700900124'], { DATA_DIR });
    expect(byNumber.stdout).toBe('1 sign-up erased\n');
    await store.append('member', member);
    expect(await store.count()).toEqual({ member: 1, 'pay-per-view': 0 });
  });

  it('erases those who are older than RETENTION_DAYS, however many, on demand', async () => {
    const { DATA_DIR } = await createLocation();
    const old = { createdAt: '2026-01-01T00:00:00.000Z' };
    const members = Array.from({ length: 59 }, () => sampleMember(old));
    const store = await openStore(DATA_DIR, { members, fans: [{ ...fan, ...old }, otherFan] });
    const retain = (RETENTION_DAYS: string, ...options: string[]) =>
      runLeague(['signups', 'retain', ...options], { DATA_DIR, RETENTION_DAYS });
    const days = String(Math.floor((Date.now() - Date.parse('2026-01-02')) / 86_400_000));
    expect(await retain(days)).toEqual({
      code: 0,
      stdout: `60 of 61 sign-ups are older than ${days} days\n`,
      stderr: '',
    });
    expect((await retain(days, '--now')).stdout).toBe('60 sign-ups erased\n');
    expect(await store.count()).toEqual({ member: 0, 'pay-per-view': 1 });
    expect(await retain('', '--now')).toMatchObject({
      code: 1,
      stderr: 'RETENTION_DAYS is not set: no sign-up is too old\n',
    });
  });

  it('backs up the database while a server runs', async () => {
    const { folder, DATA_DIR } = await createLocation();
    const store = await openStore(DATA_DIR, { members: [member] });
    const copy = join(folder, 'copy', 'redline.db');
    await mkdir(join(folder, 'copy'));
    expect(await runLeague(['backup', copy], { DATA_DIR })).toEqual({
      code: 0,
      stdout: `The database was copied to ${copy}\n`,
      stderr: '',
    });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    await store.append('member', laterMember);
    expect((await runLeague(['backup', copy], { DATA_DIR })).stderr).toContain('there already');
    const restored = await runLeague(['signups', 'count'], { DATA_DIR: join(folder, 'copy') });
    expect(restored.stdout).toBe('member: 1\npay-per-view: 0\n');
  });

  it('makes the tables on demand', async () => {
    const { DATA_DIR } = await createLocation();
    expect((await runLeague(['migrate'], { DATA_DIR })).stdout).toBe(
      'The database is up to date\n',
    );
    expect((await runLeague(['signups', 'count'], { DATA_DIR })).code).toBe(0);
  });

  it('checks the content', async () => {
    const { folder } = await createLocation();
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

  it('says whom a subtitle of the content names, and what was probably forgotten', async () => {
    const events = { subtitle: 'Cruz vs. Lindqvist', date: '2020-01-01T20:00Z' };
    const site = await createTestSite(leagueWith({ events }));
    expect(await runLeague(['content', 'check'], {}, site.folder)).toEqual({
      code: 0,
      stdout: [
        'db.json is in order: 2 fighters, 4 events, 2 videos, 1 tracks',
        'db.json: events[0] "Undated": "Cruz vs. Lindqvist" is Ana Cruz (Flyweight) against Bo Lindqvist (Heavyweight)',
        '',
      ].join('\n'),
      stderr: 'db.json: events[0] "Undated" status: is upcoming, but its start has passed\n',
    });
  });

  it('looks for pictures where the server does', async () => {
    const site = await createTestSite();
    expect((await runLeague(['content', 'check'], {}, site.folder)).code).toBe(0);
    await rename(site.pictureRoot, join(site.folder, 'public'));
    expect((await runLeague(['content', 'check'], {}, site.folder)).stderr).toBe(
      'db.json: fighters[0] "Ana Cruz" imageUrl: there is no picture /pictures/fighters/ana.webp\n',
    );
  });

  it('reports in one line that the database is unavailable', async () => {
    const { DATA_DIR } = await createLocation();
    const DATABASE_URL = 'postgresql://league:secret@127.0.0.1:1/league';
    const { code, stdout, stderr } = await runLeague(['signups', 'count'], {
      DATA_DIR,
      DATABASE_URL,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('PostgreSQL: connect ECONNREFUSED 127.0.0.1:1\n');
  });
});

describe('league signups import', () => {
  it('imports nothing without a database to import into, or from', async () => {
    const { DATA_DIR } = await createLocation();
    const nowhere = await runLeague(['signups', 'import', DATA_DIR], { DATA_DIR });
    expect(nowhere).toMatchObject({ code: 1, stderr: 'set DATABASE_URL to import into it\n' });
    const nothing = await runLeague(['signups', 'import', DATA_DIR], { DATABASE_URL: 'postgres:' });
    expect(nothing).toMatchObject({
      code: 1,
      stderr: `there is no redline.db in ${DATA_DIR}\n`,
    });
  });
});
