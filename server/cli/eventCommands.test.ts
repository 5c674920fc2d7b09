import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readContent } from '../content/readContent';
import { offsetAt } from '../content/timestamps';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { createTestSite, leagueWith, sampleLeague } from '../testing/league';
import { openTestDatabase } from '../testing/testDatabase';
import { runLeague } from '../testing/runLeague';

const undated = '20000000-0000-4000-8000-000000000001';

const later = '20000000-0000-4000-8000-000000000002';
const sooner = '20000000-0000-4000-8000-000000000003';
const over = '20000000-0000-4000-8000-000000000004';
/** A Saturday night within a year, as it is typed and as it is stored. */
const ahead = (() => {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60_000);
  day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay());
  const local = `${day.toISOString().slice(0, 10)}T22:00`;
  const typed = local + offsetAt(`${local}Z`);
  return { typed, stored: new Date(typed).toISOString() };
})();
const ana = '10000000-0000-4000-8000-000000000001';
/** The arguments of a command line without quotes. */
const words = (line: string) => line.split(' ');
const rosa = words('fighters add --name Rosa --weight-class Flyweight --record 1-0-0');

/** Creates a folder like the project's, in which the command can be started. */
async function createFolder() {
  const site = await createTestSite();
  const run = (args: string[], variables: Record<string, string> = {}) =>
    runLeague(args, variables, site.folder);
  return { ...site, run, read: () => readFile(site.file, 'utf8') };
}

describe.each([
  ['events', 'set-status', undated, 'live'],
  ['events', 'add', '--title', 'First Wave'],
  ['events', 'edit', undated, '--venue', 'Hall'],
  ['events', 'remove', undated],
  ['events', 'shift', '--weeks', '1'],
  rosa,
])('league %s %s', (...args) => {
  it('refuses to edit a download, which the next one would undo', async () => {
    const { run, read } = await createFolder();
    const before = await read();
    const CONTENT_URL = 'https://user:secret@content.example/db.json';
    expect(await run(args, { CONTENT_URL })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'the content comes from CONTENT_URL: edit it there\n',
    });
    expect(await read()).toEqual(before);
  });
});

describe('league events', () => {
  it('sets a status, and nothing else in the file', async () => {
    const { run, read } = await createFolder();
    const before = await read();
    const args = ['events', 'set-status', undated, 'live'];
    expect(await run(args)).toEqual({
      code: 0,
      stdout: 'Undated: status is live now; it was upcoming\n',
      stderr: '',
    });
    const after = await read();
    expect(after).toBe(before.replace('"upcoming"', '"live"'));

    expect(await run(args)).toEqual({
      code: 0,
      stdout: 'Undated is so already\n',
      stderr: '',
    });
    const sameMoment = ['events', 'edit', later, '--date', '2127-01-01T20:00-05:00'];
    expect((await run(sameMoment)).stdout).toMatch(/is so already$/m);
    expect(await read()).toBe(after);
  });

  it('adds an event and a fighter', async () => {
    const { run, file, pictureRoot } = await createFolder();
    const added = await run(words(`events add --title Night --date ${ahead.typed}`));
    expect(added).toMatchObject({ code: 0, stderr: '' });
    expect(added.stdout).toMatch(/\nIt starts on Sat\w+, .* 10:00 PM E[SD]T: in \d+ days\n$/);
    const signed = await run([...rosa, '--name', 'Rosa Lind', '--record', '1-0-2 (1 NC)']);
    expect(signed).toMatchObject({ code: 0, stderr: '' });
    expect(signed.stdout).toMatch(/^Rosa Lind is in .*db\.json, with the id [0-9a-f-]{36}\n$/);

    const { fighters, events } = await readContent({ file, pictureRoot });
    expect(fighters).toContainEqual(
      expect.objectContaining({ name: 'Rosa Lind', record: '1-0-2 (1 NC)', wins: 1, draws: 2 }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        title: 'Night',
        status: 'upcoming',
        date: ahead.stored,
      }),
    );
  });

  it.each([
    [['events', 'add'], "'--title <text>' is needed"],
    [words('events add --title N --date soon'), 'such as 2026-12-12T22:00-05:00'],
    [words('fighters add --name A --weight-class F'), "'--record <w-l-d>'"],
    [['fighters', 'add', '--record', '1-0'], 'three whole numbers'],
    [['fighters', 'add', '--record', '1–0–0'], 'It needs hyphens'],
    [words('events add --title N --date 2026-07-12T22:00'), 'write 2026-07-12T22:00-04:00.'],
    [['fighters', 'add', '--status', 'Champion'], 'It must be one of champion, '],
    [['events', 'shift', '--weeks', '1.5'], 'a whole number of weeks, such as 52 or'],
    [['events', 'shift'], "'--weeks <number>'"],
    [words(`events set-status ${undated} off`), 'upcoming, live, completed, postponed, cancelled'],
  ])('rejects %j', async (args, says) => {
    const { code, stdout, stderr } = await runLeague(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });

  it.each([
    [
      '20000000',
      `; is it one of these?\n  ${undated}  Undated\n  ${later}  Later, though its text sorts first\n  ${sooner}  Sooner\n`,
    ],
    ['sooner', `; is it one of these?\n  ${sooner}  Sooner\n`],
    ['twelve', '; '],
  ])('suggests events for %s', async (id, suggested) => {
    const { run, read } = await createFolder();
    const before = await read();
    expect(await run(['events', 'set-status', id, 'live'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `no event has the id ${id}${suggested}npm run league -- events list shows all\n`,
    });
    expect(await read()).toEqual(before);
  });

  it('sets a status beside a bad record, and says why the site does not show it', async () => {
    const { run, read, file } = await createFolder();
    const bad = (await read()).replace('"wins": 12', '"wins": 13');
    await writeFile(file, bad);
    expect(await run(['events', 'set-status', undated, 'live'])).toEqual({
      code: 0,
      stdout: 'Undated: status is live now; it was upcoming\n',
      stderr:
        'The site does not show it until this is in order: db.json: fighters[0] "Ana Cruz" record: is 12-1-0, but wins, losses and draws make 13-1-0\n',
    });
    expect(await read()).toBe(bad.replace('upcoming', 'live'));
    // The same is said of her by another name, and is no further problem.
    expect(await run(['fighters', 'edit', ana, '--name', 'Ana Silva'])).toMatchObject({ code: 0 });
  });

  it('names what is bad about the event whose status is set', async () => {
    const { run, read, file } = await createFolder();
    const bad = (await read()).replace('"Undated"', '7');
    await writeFile(file, bad);
    expect(await run(['events', 'set-status', undated, 'live'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `db.json: events[0] "${undated}" title: must be a text in quotes\n`,
    });
    expect(await read()).toBe(bad);
  });

  it('moves and edits an event and a fighter, by the options of add', async () => {
    const { run, read } = await createFolder();
    const before = sampleLeague();
    const moved = words(`events edit ${undated} --date ${ahead.typed} --venue Hall`);
    const { stdout, ...rest } = await run(moved);
    expect(rest).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Undated: date is ${ahead.stored} now; it was not set
Undated: venue is Hall now; it was not set
It starts on Saturday, `);
    const won = ['fighters', 'edit', ana, '--record', '13-1-0', '--nickname', ''];
    expect((await run(won)).stdout).toContain('nickname is not set now');

    const after = JSON.parse(await read()) as typeof before;
    const event = { ...before.events[0], date: ahead.stored, venue: 'Hall' };
    expect(after.events).toEqual([event, ...before.events.slice(1)]);
    const { nickname, ...fighter } = before.fighters[0] ?? {};
    expect(nickname).toBe('Thunder');
    expect(after.fighters[0]).toEqual({
      ...fighter,
      record: '13-1-0',
      wins: 13,
      updatedAt: expect.not.stringMatching(String(fighter.updatedAt)) as string,
    });
  });

  it.each([
    [['edit', undated, '--title', ''], 'events[0]'],
    [['edit', undated, '--image-url', '/media/events/none.jpg'], '/media/events/none.jpg'],
    [['edit', 'sooner', '--venue', 'Hall'], '20000000-0000-4000-8000-000000000003  Sooner'],
  ])('refuses events %s, and changes nothing', async (args, says) => {
    const { run, read } = await createFolder();
    const before = await read();
    const { code, stderr } = await run(['events', ...args]);
    expect(code).toBe(1);
    expect(stderr).toContain(says);
    expect(await read()).toEqual(before);
  });

  it('removes no event that somebody has registered for, and says how to tell them of a change', async () => {
    const { run, read, dataDir } = await createFolder();
    const removed = await run(['events', 'remove', undated, '--yes']);
    const stdout = 'Undated is removed; league content undo takes that back\n';
    expect(removed).toEqual({ code: 0, stdout, stderr: '' });
    expect(await read()).not.toContain(undated);

    const store = createSignupStore(openTestDatabase({ dataDir }));
    const fan = { name: 'Bo', mobile: '0770', eventId: sooner };
    await store.append('pay-per-view', createSignup(fan));
    expect(await run(['events', 'remove', sooner])).toEqual({
      code: 1,
      stdout: '',
      stderr: `1 have registered for Sooner: instead of removing it, cancel it with events set-status ${sooner} cancelled\n`,
    });
    const moved = await run(['events', 'shift', '--weeks', '1']);
    expect(moved.stdout).toBe(`3 events are moved by 1 week, each at its hour
1 have registered for Sooner, or for no event in particular. To tell them: league message --event ${sooner} --about moved --was 2127-01-01T23:00:00.000Z
`);
    const cancelled = await run(['events', 'set-status', sooner, 'cancelled']);
    expect(cancelled.stdout).toBe(`Sooner: status is cancelled now; it was upcoming
1 have registered for Sooner, or for no event in particular. To tell them: league message --event ${sooner} --about cancelled
`);
    const shifted = await run(['events', 'shift', '--weeks', '1']);
    expect(shifted.stdout).toBe('3 events are moved by 1 week, each at its hour\n');
  });

  const night = (title: string, date: string) => [
    'events',
    'add',
    '--title',
    title,
    '--date',
    date,
  ];
  it.each([
    [night('sooner ', '2127-01-01T18:00-05:00'), 'is there already on that date'],
    [night('Wave', '2026-01-01T18:00Z'), 'its date is over'],
    [['events', 'edit', sooner, '--date', '2026-01-01T18:00Z'], 'its date is over'],
    [['events', 'set-status', over, 'upcoming'], 'its date is over'],
    [night('Sooner', '2127-01-02T18:00-05:00'), `events edit ${sooner} --date moves it`],
    [
      night('Wave', '2127-01-02T18:00-05:00'),
      'Wave is more than a year ahead: Thursday, January 2, 2127, 6:00 PM EST',
    ],
    [night('Wave', ahead.typed.replace('T22', 'T10')), 'Wave starts before noon: Saturday, '],
    [
      night('Wave', '2127-07-02T22:00-05:00'),
      "2127-07-02T22:00-05:00 is Wednesday, July 2, 2127, 11:00 PM EDT: the league's time ends with -04:00 on that day",
    ],
    [['events', 'set-status', sooner, 'live'], 'Sooner is live, but it starts on'],
    [[...rosa, '--weight-class', 'Flyweihgt'], 'is it Flyweight?'],
    [[...rosa, '--name', 'ana cruz'], 'ana cruz is there already'],
    [[...rosa, '--weight-class', 'flyweigt'], 'is it Flyweight?'],
    [[...rosa, '--weight-class', 'flyweight'], 'is it Flyweight?'],
  ])('takes %j only with --yes', async (args, says) => {
    const { run, read } = await createFolder();
    const before = await read();
    const { code, stderr } = await run(args);
    expect(code).toBe(1);
    expect(stderr).toContain(says);
    expect(stderr).toContain('repeat it with --yes');
    expect(await read()).toEqual(before);
    expect((await run([...args, '--yes'])).code).toBe(0);
    expect(await read()).not.toEqual(before);
  });

  it('finds an id in capitals, in the file and as an argument', async () => {
    const { run, read, replace } = await createFolder();
    const id = '2000000A-0000-4000-8000-000000000001';
    await replace(leagueWith({ events: { id } }));
    expect((await run(['events', 'set-status', id, 'live'])).code).toBe(0);
    expect(await read()).toMatch(new RegExp(`"id":\\s*"${id}"[^}]*"live"`));
    const league = leagueWith({ events: { id } });
    Object.assign(league.events[1] ?? {}, { title: 7 });
    await replace(league);
    expect((await run(['events', 'set-status', id, 'live'])).code).toBe(0);
  });

  it('asks nothing about what was so before', async () => {
    const { run, replace } = await createFolder();
    const league = sampleLeague();
    league.events.push({ ...league.events[3], id: undated.replace('2', '9') });
    await replace(league);
    const { code } = await run(['events', 'edit', over, '--venue', 'Hall']);
    expect(code).toBe(0);
  });

  it('shifts every date by weeks, at the same hour in summer and in winter, and back', async () => {
    const { run, read } = await createFolder();
    const before = await read();
    const datesOf = (text: string) =>
      (JSON.parse(text) as ReturnType<typeof sampleLeague>).events.map(({ date }) => date);
    expect(await run(['events', 'shift', '--weeks', '26'])).toEqual({
      code: 0,
      stdout: '3 events are moved by 26 weeks, each at its hour\n',
      stderr: '',
    });
    const after = await read();
    // From 8 and 6 in the evening, and from 3 in the afternoon.
    const summer = ['2127-07-03T00:00:00.000Z', '2127-07-02T22:00:00.000Z'];
    expect(datesOf(after)).toEqual([undefined, ...summer, '2026-08-02T19:00:00.000Z']);
    expect(after.replaceAll(/"date": ".*?"/g, '')).toBe(before.replaceAll(/"date": ".*?"/g, ''));

    await run(['events', 'shift', '--weeks', '-26']);
    const moments = (dates: unknown[]) => dates.map((date) => Date.parse((date ?? '') as string));
    expect(moments(datesOf(await read()))).toEqual(moments(datesOf(before)));
  });

  it('says whom a subtitle names when an event is added, and when its status is set', async () => {
    const { run } = await createFolder();
    const options = ['--title', 'Night 40', '--subtitle', 'Cruz v Okafor'];
    const { stdout } = await run(['events', 'add', ...options]);
    const said = '"Cruz v Okafor" links to nobody: no fighter is called Okafor';
    expect(stdout).toContain(`\n${said}\n`);
    const [id = ''] = /[0-9a-f-]{36}/.exec(stdout) ?? [];
    const set = await run(['events', 'set-status', id, 'live']);
    expect(set.stdout).toBe(`Night 40: status is live now; it was upcoming\n${said}\n`);
  });

  it('lists the events by their days in the league’s time zone', async () => {
    const { run } = await createFolder();
    const { stdout } = await run(['events', 'list']);
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
