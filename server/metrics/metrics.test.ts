import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailableError } from '../storage/database';
import { leagueWith, sampleLeague } from '../testing/league';
import { createTestLog, serve, type ServerOptions } from '../testing/serve';
import { soon } from '../testing/soon';
import { createMetrics } from './metrics';
import { createMetricsServer } from './metricsServer';

/** Starts the site with metrics, and their server beside it. */
async function serveMetrics(options: ServerOptions = {}) {
  const metrics = createMetrics();
  const running = await serve({ ...options, metrics });
  const server = createMetricsServer(metrics, createTestLog());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/metrics`;
  /** Waits until a metric has a value: a response may arrive before it is recorded. */
  const expectValue = (metric: string, value: number) =>
    expect
      .poll(async () => (await (await fetch(url)).text()).split('\n'), soon)
      .toContain(`${metric} ${value}`);
  return { ...running, metrics, url, expectValue };
}

describe('the metrics', () => {
  it('count requests by route and status, with how long they took, and name no path', async () => {
    const { origin, url, expectValue } = await serveMetrics();
    const paths = ['/api/fighters', '/api/fighters?token=secret', '/api/fighters/secret'];
    const others = ['/secret', '/favicon.svg', '/calendar/secret.ics'];
    for (const path of [...paths, ...others]) await fetch(origin + path);
    const count = (route: string, status: number) =>
      `http_request_duration_seconds_count{route="${route}",status="${status}"}`;
    await expectValue(count('/api/fighters', 200), 2);
    await expectValue(count('/api/fighters/:id', 404), 1);
    await expectValue(count('unknown', 404), 1);
    await expectValue(count('file', 200), 1);
    await expectValue(count('/calendar/:id.ics', 404), 1);
    expect(await (await fetch(url)).text()).not.toContain('secret');
  });

  it('count the stored sign-ups of each list', async () => {
    const { origin, expectValue } = await serveMetrics();
    const signUp = async (path: string, body: object) => {
      await fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    };
    await signUp('/api/signups', { name: 'Ada', email: 'ada@example.com', mobile: '1' });
    await signUp('/api/signups', { name: 'Ada' });
    await signUp('/api/pay-per-view-signups', { name: 'Ada', mobile: '1' });
    await signUp('/api/pay-per-view-signups', { name: 'Bo', mobile: '2' });
    await expectValue('redline_signups_total{list="member"}', 1);
    await expectValue('redline_signups_total{list="pay-per-view"}', 2);
  });

  it('have the sizes of groups and the length of the queue, as the store reports them', async () => {
    const { metrics, expectValue } = await serveMetrics();
    for (const size of [1, 3, 4]) metrics.observeGroup(size);
    metrics.setQueueLength(7);
    await expectValue('redline_store_group_size_bucket{le="4"}', 3);
    await expectValue('redline_store_group_size_sum', 8);
    await expectValue('redline_store_queue_length', 7);
  });

  it('name the version of the content that is live, and no other', async () => {
    const { content, replace, url, expectValue } = await serveMetrics();
    const { version } = content.current;
    await expectValue(`redline_content_info{version="${version}"}`, 1);
    await replace(leagueWith({ fighters: { name: 'Renamed' } }));
    await expect.poll(() => content.current.version, soon).not.toBe(version);
    await expectValue(`redline_content_info{version="${content.current.version}"}`, 1);
    expect(await (await fetch(url)).text()).not.toContain(version);
  });

  it('report whether sign-ups can be stored', async () => {
    const check = vi.fn(() => Promise.resolve());
    const { expectValue } = await serveMetrics({ store: { check } });
    await expectValue('redline_store_up', 1);
    check.mockRejectedValue(new StoreUnavailableError());
    await expectValue('redline_store_up', 0);
  });

  it('report for how long content has been refused, and the free space of the data', async () => {
    const { url, replace, content, expectValue } = await serveMetrics();
    await expectValue('redline_content_refused_seconds', 0);
    await replace({});
    await vi.waitFor(async () => {
      const text = await (await fetch(url)).text();
      const [, age] = /^redline_content_refused_seconds (\S+)$/m.exec(text) ?? [];
      expect(Number(age)).toBeGreaterThan(0);
      expect(text).toMatch(/^redline_data_free_bytes [1-9]\d{6,}$/m);
    }, soon);
    const since = content.refusedSince;
    await replace('{');
    await expect.poll(() => content.problem, soon).toContain('not JSON');
    expect(content.refusedSince).toBe(since);
    await replace(sampleLeague());
    await expectValue('redline_content_refused_seconds', 0);
  });

  it('have the event loop’s delay, are not on the site, and alone on their port', async () => {
    const { origin, url } = await serveMetrics();
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(await response.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(new URL('/api/fighters', url))).status).toBe(404);
  });
});
