import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudienceSignups } from '../notify/audience';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { openSuppressionList } from '../signups/suppressionList';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { runLeague } from '../testing/runLeague';
import { collect, linkOf } from '../testing/signups';

async function createFan(email: string) {
  const location = await createLocation();
  const { dataDir: DATA_DIR, databaseUrl } = location;
  const database = openTestDatabase(location);
  const signUp = (createdAt: string) => {
    const signup = createSignup({ name: 'Ana', email });
    return createSignupStore(database).append('pay-per-view', { ...signup, createdAt });
  };
  await signUp('2025-11-20T10:00:00.000Z');
  return {
    database,
    signUp,
    suppress: (address: string, ...options: string[]) =>
      runLeague(['signups', 'suppress', '--email', address, ...options], {
        DATA_DIR,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }),
    getsNoMail: async () => {
      const audience = await collect(readAudienceSignups(database, linkOf('night')));
      return audience.every(({ isSuppressed }) => isSuppressed);
    },
    readRemembered: () => readFile(join(DATA_DIR, 'remembered.txt'), 'utf8'),
  };
}

const said = (line: string) => ({ code: 0, stdout: `${line}\n`, stderr: '' });

describe('league signups suppress', () => {
  it('mails an address no more, and remembers it as if its owner had unsubscribed', async () => {
    const fan = await createFan('ana@example.com');
    const done = said('It gets no more mail until it signs up again');
    expect(await fan.suppress('ANA@example.com')).toEqual(done);
    expect(await fan.getsNoMail()).toBe(true);
    expect(await fan.suppress('ana@example.com')).toEqual(said('It was suppressed before'));
    expect(await fan.readRemembered()).toMatch(/^\S+Z unsubscribed [\w-]{8}\.[\w-]{22}\n$/);

    await fan.signUp('2100-01-01T00:00:00.000Z');
    expect(await fan.getsNoMail()).toBe(false);
  });

  it('mails it again with --lift, whatever was reported before, until it is suppressed again', async () => {
    const fan = await createFan('ana@example.com');
    expect(await fan.suppress('ana@example.com', '--lift')).toEqual(said('It was not suppressed'));
    const list = await openSuppressionList(fan.database);
    // As by a clock that is fast.
    const reported = { since: '2100-01-01T00:00:00.000Z', reason: 'bounced' } as const;
    await list.add('ana@example.com', reported);
    expect(await fan.suppress('ana@example.com', '--lift')).toEqual(said('It gets mail again'));
    expect(await fan.suppress('ana@example.com', '--lift')).toEqual(said('It was not suppressed'));
    await list.add('ana@example.com', reported);
    expect(await fan.getsNoMail()).toBe(false);
    expect(await fan.readRemembered()).toMatch(/^2100-01-01T00:00:00.001Z lifted \S+\n$/);

    await fan.suppress('ana@example.com');
    expect(await fan.getsNoMail()).toBe(true);
  });

  it('takes only an address', async () => {
    const fan = await createFan('ana@example.com');
    expect((await fan.suppress('stop')).stderr).toContain('It must be one email address');
  });
});
