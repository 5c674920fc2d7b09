import { describe, expect, it } from 'vitest';
import { sampleLeague } from '../testing/league';
import { addresses, createMailedLeague, fans } from '../testing/mailedLeague';
import { runLeague } from '../testing/runLeague';
import { needExim, startExim } from './exim';

const event = String(sampleLeague().events[0]?.id);
const link = 'https://watch.example/night';
const args = ['notify', '--event', event, '--link', link, '--yes', '--rate', '999'];

describe('league notify through Exim', { timeout: 60_000 }, () => {
  it('delivers to everyone the link, and the headers by which a mailbox unsubscribes, in a second run whom it greylists', async ({
    skip,
  }) => {
    needExim(skip);
    // A recipient counts as seen from the second attempt on.
    const exim = await startExim(
      'defer local_parts = fan3 : fan4\n message = 4.2.0 Greylisted\n !seen = 1h / key=$local_part\naccept',
    );
    const { environment } = await createMailedLeague(fans(12));
    const notify = () => runLeague(args, { ...environment, SMTP_URL: exim.url });
    const first = await notify();
    expect(first.stdout).toMatch(/^Mailed now +10$/m);
    expect(first.stdout).toContain('The mail server deferred 2: run it in 5 minutes or later\n');
    expect(first.code).toBe(1);
    const second = await notify();
    expect(second.stdout).toMatch(/^Mailed now +2$/m);
    expect(second.code).toBe(0);
    const delivered = await exim.delivered(12);
    expect([...delivered.keys()].sort()).toEqual(addresses(12).toSorted());
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
});
