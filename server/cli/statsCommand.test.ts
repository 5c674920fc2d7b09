import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { openTestDatabase } from '../testing/testDatabase';
import { createSignup } from '../signups/signupIntake';
import type { StoredSignup } from '../signups/signup';
import { createTestSite, sampleLeague } from '../testing/league';
import { createDatabase } from '../testing/postgres';
import { runLeague } from '../testing/runLeague';
import { sampleMember } from '../testing/signups';

const [night, otherNight] = sampleLeague().events.map(({ id }) => String(id)) as [string, string];

const on = (createdAt: string) => ({ createdAt, updatedAt: createdAt });
const fan = (createdAt: string, eventId?: string): StoredSignup => ({
  ...createSignup({ name: 'Bo', email: 'bo@example.com', ...(eventId && { eventId }) }),
  ...on(createdAt),
});

const members = [
  sampleMember(on('2026-11-20T04:59:00.000Z')),
  ...Array.from({ length: 7 }, () => sampleMember(on('2026-11-20T05:00:00.000Z'))),
];
const fans = [
  fan('2026-11-20T18:00:00.000Z', otherNight),
  fan('2026-11-20T18:00:00.000Z'),
  fan('2026-11-22T18:00:00.000Z', 'the-night-that-was-\u001B[2Jtaken-out-of-the-list'),
  fan('2026-11-22T18:00:00.000Z', night),
  fan('2026-11-22T18:00:00.000Z', otherNight),
];

/** Creates the environment of a league with these sign-ups and a running server. */
async function createLeague() {
  const site = await createTestSite({ ...sampleLeague(), fighters: [], videos: [] });
  const DATA_DIR = join(site.folder, 'data');
  const DATABASE_URL = await createDatabase();
  const location = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
  const store = createSignupStore(openTestDatabase(location));
  for (const member of members) await store.append('member', member);
  for (const each of fans) await store.append('pay-per-view', each);
  return { CONTENT_FILE: site.file, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}

const shown = `Sign-ups by day in America/New_York

Day         Members  Pay-per-view
2026-11-19        1             0  ████
2026-11-20        7             2  ████████████████████████████████████████
2026-11-21        0             0
2026-11-22        0             3  █████████████
Total             8             5

Pay-per-view sign-ups by event

Event                                             Pay-per-view
Later, though its text sorts first                           2  ████████████████
No particular event                                          1  ████████
Undated                                                      1  ████████
Unlisted: the-night-that-was- [2Jtaken-out-of-t…             1  ████████
Total                                                        5
`;

describe('league stats', { timeout: 30_000 }, () => {
  it('charts the sign-ups by day and by event, in 80 columns, while the server runs', async () => {
    const environment = await createLeague();
    const expected = await runLeague(['stats'], environment);
    expect(expected).toEqual({ code: 0, stdout: shown, stderr: '' });
    for (const line of expected.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('adds up the days before the last ones', async () => {
    const environment = await createLeague();
    const { stdout } = await runLeague(['stats', '--days', '2'], environment);
    expect(stdout.split('\n').slice(2, 7)).toEqual([
      'Day         Members  Pay-per-view',
      'Earlier           8             2',
      '2026-11-21        0             0',
      '2026-11-22        0             3  ████████████████████████████████████████',
      'Total             8             5',
    ]);
  });

  it('reports that there are no sign-ups', async () => {
    const site = await createTestSite({ fighters: [], events: [], videos: [], music: [] });
    const environment = { CONTENT_FILE: site.file, DATA_DIR: join(site.folder, 'data') };
    const nothing = {
      code: 1,
      stdout: '',
      stderr: `there are no sign-ups in ${environment.DATA_DIR}\n`,
    };
    expect(await runLeague(['stats'], environment)).toEqual(nothing);
    const database = openTestDatabase({ dataDir: environment.DATA_DIR });
    await createSignupStore(database).check();
    expect(await runLeague(['stats'], environment)).toEqual({
      code: 0,
      stdout: 'Nobody has signed up yet\n',
      stderr: '',
    });
  });

  it.each(['0', '-1', 'all', '1.5'])('rejects %s as a number of days', async (days) => {
    const { code, stderr } = await runLeague(['stats', '--days', days]);
    expect(code).toBe(2);
    expect(stderr).toContain('It must be a number of days.');
  });

  it('requires content that was good once, for the titles', async () => {
    const environment = await createLeague();
    await writeFile(environment.CONTENT_FILE, '{');
    const { code, stderr } = await runLeague(['stats'], environment);
    expect(code).toBe(1);
    expect(stderr).toContain('is not JSON');
  });
});
