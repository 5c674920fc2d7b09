import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random';
import { readMembers } from '../testing/signups';
import { createTestSite } from '../testing/league';
import { soon } from '../testing/soon';
import { expectAll, launch, startCrowd } from './launch';

const rounds = 20;

/** Waits until the server has acknowledged more sign-ups of the crowd than that. */
const acknowledge = ({ acknowledged }: ReturnType<typeof startCrowd>, count: number) =>
  expect.poll(() => acknowledged.length, { ...soon, interval: 1 }).toBeGreaterThan(count);

describe('a server process', { timeout: 120_000 }, () => {
  it(`killed ${rounds} times under load loses no acknowledged sign-up`, async () => {
    const site = await createTestSite();
    const acknowledged: string[] = [];
    const random = createRandom();
    for (let round = 0; round < rounds; round += 1) {
      const { child, ended, line, origin } = await launch(site);
      expect(line).toContain('Redline is at');
      const crowd = startCrowd(origin);
      // At a random moment of its work.
      await acknowledge(crowd, random() * 300);
      child.kill('SIGKILL');
      expect((await ended).stderr).toBe('');
      acknowledged.push(...(await crowd.stop()));
    }

    expect(acknowledged.length).toBeGreaterThan(rounds);
    expectAll(acknowledged, await readMembers(site));
  });

  it('stopped under load finishes the requests in progress, and exits with 0', async () => {
    const site = await createTestSite();
    const { child, ended, origin } = await launch(site);
    const crowd = startCrowd(origin);
    await acknowledge(crowd, 100);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });

    const acknowledged = await crowd.stop();
    expect(crowd.statuses).toEqual(new Set([201]));
    // No accepted connection was broken. Those that the kernel had accepted, and the server not yet, are reset.
    expect([...crowd.failures]).not.toContain('UND_ERR_SOCKET');
    const stored = await readMembers(site);
    expectAll(acknowledged, stored);
    // A sign-up without a response was not stored: each response in progress was sent.
    expect(stored).toHaveLength(acknowledged.length);
  });

  it('may share its folder with another one, as during a restart', async () => {
    const site = await createTestSite();
    const servers = [await launch(site), await launch(site)];
    const crowds = servers.map(({ origin }) => startCrowd(origin));
    for (const crowd of crowds) await acknowledge(crowd, 200);
    const acknowledged = (await Promise.all(crowds.map(({ stop }) => stop()))).flat();
    for (const { statuses } of crowds) expect(statuses).toEqual(new Set([201]));
    expectAll(acknowledged, await readMembers(site));
  });
});
