import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignupStore } from '../signups/signupStore';
import { createTestSite, sampleLeague } from '../testing/league';
import { openTestDatabase } from '../testing/testDatabase';
import { soon } from '../testing/soon';
import { usePostgres } from '../testing/postgres';
import { collect } from '../testing/signups';
import { expectAll, launch, signUp, startCrowd, waitForSignups, waitUntilReady } from './launch';

const postgres = usePostgres();

describe('a database', { timeout: 90_000 }, () => {
  it('that stops under load rejects sign-ups meanwhile, and loses none that was acknowledged', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const { origin } = await launch(await createTestSite(), { DATABASE_URL });
    const crowd = startCrowd(origin);
    await waitForSignups(crowd, 200);

    await postgres.stop();
    await expect.poll(() => crowd.statuses, soon).toContain(503);
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);

    const before = crowd.acknowledged.length;
    await postgres.start();
    await waitForSignups(crowd, before + 200);
    await waitUntilReady(origin);
    const acknowledged = await crowd.stop();
    expect(crowd.statuses).toEqual(new Set([201, 503]));

    const store = createSignupStore(openTestDatabase({ dataDir: '', databaseUrl: DATABASE_URL }));
    expectAll(acknowledged, await collect(store.readAll('member')));
  });

  it('that is down when the server starts affects no read, and is used when it is up', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    await postgres.stop();
    const { origin } = await launch(await createTestSite(), { DATABASE_URL });
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    expect((await signUp(origin)).status).toBe(503);
    await postgres.start();
    await expect.poll(async () => (await signUp(origin)).status, soon).toBe(201);
  });

  it('is shared by servers with one content, one calendar and one list of sign-ups', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    let title = 'Sooner';
    const source = createServer((_req, res) => {
      const league = sampleLeague();
      Object.assign(league.events[2] ?? {}, { title });
      res.end(JSON.stringify(league));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void source.close());
    await once(source, 'listening');
    const CONTENT_URL = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`;
    const launchOne = async () => launch(await createTestSite(), { DATABASE_URL, CONTENT_URL });
    const servers = [await launchOne(), await launchOne()];
    const calendars = () =>
      Promise.all(
        servers.map(async ({ origin }) => (await fetch(`${origin}/calendar.ics`)).text()),
      );
    expect(await calendars()).toEqual([
      expect.stringContaining('SUMMARY:Sooner'),
      expect.stringContaining('SUMMARY:Sooner'),
    ]);

    title = 'Sooner than announced';
    await vi.waitFor(async () => {
      const [one = '', other] = await calendars();
      expect(one).toContain(title);
      expect(one).toMatch(/SEQUENCE:[1-9]/);
      expect(other).toBe(one);
    }, soon);

    for (const { origin } of servers) expect((await signUp(origin)).status).toBe(201);
    const store = createSignupStore(openTestDatabase({ dataDir: '', databaseUrl: DATABASE_URL }));
    expect(await collect(store.readAll('member'))).toHaveLength(2);
  });
});
