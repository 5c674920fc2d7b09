import { describe, expect, it, vi } from 'vitest';
import { isInstalled } from '../testing/proxies';
import { createTestSite } from '../testing/league';
import { launchOnSocket, readFighters, startCrowd } from './launch';
import { startProxy } from './proxies';

describe('a restart on a passed socket', { timeout: 120_000 }, () => {
  it.for(['nothing', 'nginx', 'caddy'] as const)(
    'refuses no visitor, with %s in front',
    async (proxy, { skip }) => {
      skip(proxy !== 'nothing' && !isInstalled(proxy), `${proxy} is not installed`);
      const server = await launchOnSocket(await createTestSite());
      const origin = proxy === 'nothing' ? server.origin : await startProxy(proxy, server.origin);
      const readers = startCrowd(origin, readFighters);
      const fans = startCrowd(origin);
      const reach = (count: number) =>
        vi.waitFor(
          () => {
            expect(readers.acknowledged.length).toBeGreaterThan(count);
            expect(fans.acknowledged.length).toBeGreaterThan(count);
          },
          { timeout: 60_000 },
        );

      await reach(200);
      await server.restart();
      await reach(Math.max(800, fans.acknowledged.length, readers.acknowledged.length) + 100);
      await Promise.all([readers.stop(), fans.stop()]);
      expect([...readers.statuses, ...readers.failures]).toEqual([200]);
      expect([...fans.statuses, ...fans.failures]).toEqual([201]);
    },
  );
});
