import { expect, it } from 'vitest';
import { createSignup } from '../signups/signup';
import { createSignupStore } from '../signups/signupStore';
import { createFolderPlace, openTestDatabase } from '../testing/places';
import { createDatabase } from '../testing/postgres';
import { runLeague } from '../testing/runLeague';
import { sampleMember } from '../testing/signups';

it('league signups import takes over what SQLite has, as often as wanted', async () => {
  const { dataDir: DATA_DIR } = await createFolderPlace();
  const store = createSignupStore(openTestDatabase({ dataDir: DATA_DIR }));
  await store.append('member', sampleMember());
  await store.append('pay-per-view', createSignup({ name: 'Bo', mobile: '0770' }));
  const environment = { DATA_DIR, DATABASE_URL: (await createDatabase()) ?? '' };
  const imported = await runLeague(['signups', 'import', DATA_DIR], environment);
  expect(imported.stdout).toContain('member: 1 imported, 0 were there already');
  const again = await runLeague(['signups', 'import', DATA_DIR], environment);
  expect(again.stdout).toContain('member: 0 imported, 1 were there already');

  for (const kind of ['member', 'pay-per-view']) {
    const args = ['signups', 'export', '--kind', kind];
    expect(await runLeague(args, environment)).toEqual(await runLeague(args, { DATA_DIR }));
  }
});
