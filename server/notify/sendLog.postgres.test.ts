import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import type { Database } from '../storage/database';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { loseResponse } from '../testing/postgres';
import { linkOf, readSendStates } from '../testing/signups';
import { openSendLog } from './sendLog';

const fan = createSignup({ name: 'Bo', email: 'bo@example.com' });

async function openLog(database: Database) {
  const log = await openSendLog(database, linkOf('night-1'));
  onTestFinished(() => log.close());
  return log;
}

describe('the send log in PostgreSQL', { timeout: 20_000 }, () => {
  it('treats an intention whose result was lost as unconfirmed', async () => {
    const location = await createLocation();
    await createSignupStore(openTestDatabase(location)).append('pay-per-view', fan);
    const { url, isLost } = await loseResponse(
      location.databaseUrl ?? '',
      'INSERT INTO notifications',
    );
    const database = openTestDatabase({ ...location, databaseUrl: url });
    const log = await openLog(database);
    expect(await log.intend([fan.id], undefined)).toBe(false);
    expect(isLost()).toBe(true);
    expect(await readSendStates(database, 'night-1')).toEqual(new Map([[fan.id, 'intended']]));
  });

  it('takes no intention for a sign-up that is erased at the same moment', async () => {
    const location = await createLocation();
    const database = openTestDatabase(location);
    await createSignupStore(database).append('pay-per-view', fan);
    const log = await openLog(database);
    const client = new Client({ connectionString: location.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('BEGIN');
    await client.query('DELETE FROM pay_per_view_signups WHERE id = $1', [fan.id]);
    const intended = log.intend([fan.id], undefined);
    await vi.waitFor(async () => {
      const { rows } = await client.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows[0]?.waiting).toBe(1);
    });
    await client.query('COMMIT');
    expect(await intended).toBe(false);
  });
});
