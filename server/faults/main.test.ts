import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestSite, type TestSite } from '../testing/league';
import { launch } from './launch';

describe('the server process', { timeout: 20_000 }, () => {
  it('prints its addresses, serves, and exits with 0 on SIGTERM', async () => {
    const metricsPort = { METRICS_PORT: '0' };
    const { child, ended, line, origin } = await launch(await createTestSite(), metricsPort);
    const [metrics = '', site = ''] = line.trim().split('\n');
    expect(JSON.parse(site)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      msg: expect.stringMatching(/^Redline is at http:\/\/localhost:\d+$/) as string,
    });
    const [, port = ''] =
      /The metrics are at http:\/\/localhost:(\d+)\/metrics"/.exec(metrics) ?? [];
    const measured = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await measured.text()).toContain('redline_store_up 1');
    expect((await fetch(`${origin}/api/fighters`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('ends with one line, and before it serves, when one of its ports is in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const PORT = String((other.address() as AddressInfo).port);

    for (const variable of ['PORT', 'METRICS_PORT']) {
      const { ended, line } = await launch(await createTestSite(), { [variable]: PORT });
      expect(line).not.toContain('Redline is at');
      expect(await ended).toEqual({
        code: 1,
        stderr: `Redline cannot start: port ${PORT} on 127.0.0.1 is in use; choose another with ${variable}\n`,
      });
    }
  });

  const withoutBuild = 'there is no build in dist; make it with: npm run build';
  it.each<[string, string, (site: TestSite) => unknown, PORT?: string]>([
    ['a variable', 'PORT must be a whole number from 0 to 65535, not "http"', () => 0, 'http'],
    [
      'the content',
      'db.json: fighters: must be a list (and 3 more)',
      ({ replace }) => replace('{"fighters":1}'),
    ],
    ['the build', withoutBuild, (site) => rm(site.templateFile)],
  ])('ends with one line when %s is not in order', async (_, says, spoil, PORT = '0') => {
    const site = await createTestSite();
    await spoil(site);
    const { ended } = await launch(site, { PORT });
    expect(await ended).toEqual({ code: 1, stderr: `Redline cannot start: ${says}\n` });
  });
});
