import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { createTestSite, sampleLeague } from '../testing/league';
import { openTestDatabase } from '../testing/testDatabase';
import { runLeague } from '../testing/runLeague';
import { readSendStates } from '../testing/signups';
import { needExim, startExim } from './exim';

const event = String(sampleLeague().events[0]?.id);
const link = 'https://watch.example/night';
const addresses = Array.from({ length: 12 }, (_, index) => `fan${index}@example.com`);

/** Creates a league with a registration for each address, which sends its mail through a server. */
async function createLeague(SMTP_URL: string) {
  const site = await createTestSite();
  const DATA_DIR = join(site.folder, 'data');
  const database = openTestDatabase({ dataDir: DATA_DIR });
  const store = createSignupStore(database);
  for (const email of addresses) {
    await store.append('pay-per-view', createSignup({ name: 'Ana', email }));
  }
  const environment = {
    DATA_DIR,
    SMTP_URL,
    MAIL_FROM: 'news@league.example',
    PUBLIC_URL: 'https://league.example',
  };
  const args = ['notify', '--event', event, '--link', link, '--yes', '--rate', '999'];
  return { database, notify: () => runLeague(args, environment, site.folder) };
}

describe('league notify through Exim', { timeout: 60_000 }, () => {
  it('delivers to everyone the link, and the headers by which a mailbox unsubscribes', async ({
    skip,
  }) => {
    needExim(skip);
    const exim = await startExim('accept');
    const { notify } = await createLeague(exim.url);
    const { code, stdout } = await notify();
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Mailed now +12$/m) as string,
    });
    const delivered = await exim.delivered(addresses.length);
    expect([...delivered.keys()].sort()).toEqual(addresses.toSorted());
    for (const { text, html, headers } of delivered.values()) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
      expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toMatchObject({
        'list-unsubscribe': expect.stringMatching(
          /^<https:\/\/league\.example\/unsubscribe\/\S+>$/,
        ) as string,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
    }
  });

  it('stops when Exim relays for nobody, and mails everyone when it does', async ({ skip }) => {
    needExim(skip);
    const exim = await startExim('deny message = 5.7.1 <$local_part@$domain>: Relay access denied');
    const { database, notify } = await createLeague(exim.url);
    const stopped = await notify();
    expect(stopped.code).toBe(1);
    expect(stopped.stderr).toContain(
      'the mail server refuses one recipient after another: 550 5.7.1 <…>: Relay access denied\n',
    );
    expect(stopped.stdout).toMatch(/^Left to mail +12$/m);
    expect(await readSendStates(database, event)).toEqual(new Map());

    await exim.replaceAcl('accept');
    expect((await notify()).code).toBe(0);
    expect((await exim.delivered(addresses.length)).size).toBe(addresses.length);
  });

  it('leaves whom Exim has greylisted for the next run, which mails them', async ({ skip }) => {
    needExim(skip);
    // A recipient counts as seen from the second attempt on.
    const exim = await startExim(
      'defer local_parts = fan3 : fan4\n message = 4.2.0 Greylisted\n !seen = 1h / key=$local_part\naccept',
    );
    const { notify } = await createLeague(exim.url);
    const first = await notify();
    expect(first.stdout).toMatch(/^Mailed now +10$/m);
    expect(first.stdout).toContain('The mail server deferred 2: run it in 5 minutes or later\n');
    expect(first.code).toBe(1);
    const second = await notify();
    expect(second.stdout).toMatch(/^Mailed now +2$/m);
    expect(second.code).toBe(0);
    expect((await exim.delivered(addresses.length)).size).toBe(addresses.length);
  });
});
