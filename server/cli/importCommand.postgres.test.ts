import { expect, it } from 'vitest';
import type { CalendarEntry } from '../../src/domain/calendar';
import { createCalendarHistory } from '../calendar/calendarHistory';
import { addSendRecords } from '../notify/sendLog';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { createDatabase } from '../testing/postgres';
import { runLeague } from '../testing/runLeague';
import { linkOf, readSendStates, sampleMember } from '../testing/signups';

const publishedNight: CalendarEntry = {
  id: 'night-1',
  status: 'confirmed',
  start: '2027-01-02T01:00:00.000Z',
  title: 'Night One',
  sequence: 0,
  changedAt: '2026-11-21T12:00:00.000Z',
};

it('league signups import takes over what SQLite has, as often as wanted', async () => {
  const { dataDir: DATA_DIR } = await createFolderLocation();
  const from = openTestDatabase({ dataDir: DATA_DIR });
  const store = createSignupStore(from);
  await store.append('member', sampleMember());
  const fan = createSignup({ name: 'Bo', mobile: '0770' });
  await store.append('pay-per-view', fan);
  await addSendRecords(from, [{ ...linkOf('night-1'), signupId: fan.id, state: 'sent' }]);
  await createCalendarHistory(from).update(() => [publishedNight]);
  const environment = { DATA_DIR, DATABASE_URL: (await createDatabase()) ?? '' };
  const imported = await runLeague(['signups', 'import', DATA_DIR], environment);
  expect(imported.stdout).toContain('member: 1 imported, 0 were there already');
  const again = await runLeague(['signups', 'import', DATA_DIR], environment);
  expect(again.stdout).toContain('member: 0 imported, 1 were there already');

  for (const kind of ['member', 'pay-per-view']) {
    const args = ['signups', 'export', '--kind', kind];
    expect(await runLeague(args, environment)).toEqual(await runLeague(args, { DATA_DIR }));
  }
  const to = openTestDatabase({ dataDir: DATA_DIR, databaseUrl: environment.DATABASE_URL });
  expect(await readSendStates(to, 'night-1')).toEqual(new Map([[fan.id, 'sent']]));
  expect(await createCalendarHistory(to).update((known) => known)).toEqual([publishedNight]);
});
