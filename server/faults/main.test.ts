import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/league';
import { startServer } from '../testing/serve';
import { soon } from '../testing/soon';

/** Starts the built server as a separate process, in the folder of a small built site. */
async function launch(environment: Record<string, string> = {}, existing?: TestSite) {
  const site = existing ?? (await createTestSite());
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    cwd: site.folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(
    ([[code], stderr]: [unknown[], string]) => ({ code, stderr }),
  );
  return { child, ended };
}

describe('the server process', { timeout: 20_000 }, () => {
  it('prints its address, serves, and exits with 0 on SIGTERM', async () => {
    const { child, ended } = await launch();
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(line.toString())).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      msg: expect.stringMatching(/^Redline is at http:\/\/localhost:\d+$/) as string,
    });
    const port = /localhost:(\d+)/.exec(line.toString())?.[1] ?? '';

    expect((await fetch(`http://127.0.0.1:${port}/api/fighters`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, stderr: '' });
  });

  it('has its metrics on a port of their own, where one is set', async () => {
    const { child, ended } = await launch({ METRICS_PORT: '0', LOG_LEVEL: 'error' });
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
    const url = await vi.waitFor(() => {
      const [, port] = /The metrics are at http:\/\/localhost:(\d+)\/metrics"/.exec(printed) ?? [];
      expect(port).toBeDefined();
      return `http://127.0.0.1:${port ?? ''}/metrics`;
    }, soon);
    expect(await (await fetch(url)).text()).toContain('redline_store_up 1');
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
      const { child, ended } = await launch({ [variable]: PORT });
      expect(await text(child.stdout)).not.toContain('Redline is at');
      expect(await ended).toEqual({
        code: 1,
        stderr: `Redline cannot start: port ${PORT} on 127.0.0.1 is in use; choose another with ${variable}\n`,
      });
    }
  });

  it('ends with one line when a variable is invalid', async () => {
    const { ended } = await launch({ PORT: 'http' });
    expect(await ended).toEqual({
      code: 1,
      stderr: 'Redline cannot start: PORT must be a whole number from 0 to 65535, not "http"\n',
    });
  });

  it('ends with one line when the content is invalid', async () => {
    const { ended } = await launch({}, await createTestSite('{ "fighters": 1 }'));
    expect(await ended).toEqual({
      code: 1,
      stderr: 'Redline cannot start: db.json: fighters: must be a list (and 3 more)\n',
    });
  });

  it('starts with the last good content when its own is invalid', async () => {
    const site = await createTestSite();
    await (await startServer({ site })).stop();
    await site.replace('{ "fighters": 1 }');

    const { child } = await launch({}, site);
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    await vi.waitFor(() => {
      expect(printed).toContain('Redline is at');
      expect(printed).toMatch(/Content refused, that of \S+ stays live: db\.json: fighters: must/);
    }, soon);
    const port = /localhost:(\d+)/.exec(printed)?.[1] ?? '';
    expect((await fetch(`http://127.0.0.1:${port}/api/fighters`)).status).toBe(200);
  });

  it('ends with one line when there is no build', async () => {
    const site = await createTestSite();
    await rm(site.templateFile);
    const { ended } = await launch({}, site);
    expect(await ended).toEqual({
      code: 1,
      stderr: 'Redline cannot start: there is no build in dist; make it with: npm run build\n',
    });
  });
});
