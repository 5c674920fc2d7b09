import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAudienceSignups } from '../notify/audience';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { readBounce, writeBounce } from '../testing/bounces';
import { openTestDatabase } from '../testing/places';
import { createDatabase } from '../testing/postgres';
import { runLeague } from '../testing/runLeague';
import { collect, linkOf } from '../testing/signups';

const mailServers = ['postfix', 'exim', 'gmail', 'exchange'] as const;

describe('league bounces', () => {
  it('suppresses the dead addresses of a Maildir until they sign up again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'league-bounces-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const DATA_DIR = join(folder, 'data');
    const url = await createDatabase();
    const database = openTestDatabase({ dataDir: DATA_DIR, databaseUrl: url });
    const store = createSignupStore(database);
    const signUp = async (email: string, createdAt: string) => {
      await store.append('pay-per-view', { ...createSignup({ name: 'A', email }), createdAt });
    };
    const before = '2025-11-20T10:00:00.000Z';
    await signUp('ana@gone.example', before);
    await signUp('bo@gone.example', before);
    await signUp('blocked@strict.example', before);
    await signUp('cy@gmail.com', '2100-01-01T00:00:00.000Z');

    const mailbox = join(folder, 'Maildir');
    for (const name of ['new', 'cur']) await mkdir(join(mailbox, name), { recursive: true });
    for (const name of mailServers) {
      await writeFile(join(mailbox, 'new', name), await readBounce(name));
    }
    await writeFile(join(mailbox, 'cur', '1:2,S'), await readBounce('postfix'));
    await writeFile(join(mailbox, 'cur', '2:2,S'), 'Subject: a question\n\nHello');
    await writeFile(join(mailbox, 'cur', '3:2,S'), writeBounce([], ''));
    const files = await readdir(mailbox, { recursive: true });

    const environment = { DATA_DIR, ...(url && { DATABASE_URL: url }) };
    for (let time = 0; time < 2; time += 1) {
      expect(await runLeague(['bounces', mailbox], environment)).toEqual({
        code: 0,
        stdout: `Notifications                5
Dead addresses               4
Failures for another reason  1
Other mail                   1
Unreadable                   1
`,
        stderr: '',
      });
    }
    const audience = await collect(readAudienceSignups(database, linkOf('night')));
    expect(audience.map(({ email, isSuppressed }) => [email, isSuppressed])).toEqual([
      ['ana@gone.example', true],
      ['blocked@strict.example', false],
      ['bo@gone.example', true],
      ['cy@gmail.com', false],
    ]);
    const [suppression] = (await store.findPerson({ email: 'ana@gone.example' })).suppressions;
    expect(suppression).toEqual({ since: '2025-11-23T01:15:09.000Z', reason: 'bounced' });
    expect(await readdir(mailbox, { recursive: true })).toEqual(files);
  });
});
