import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi, type TestContext } from 'vitest';
import { createTestSite, sampleLeague } from '../testing/league';
import { isInstalled, type Proxy } from '../testing/proxies';
import { createFolderLocation } from '../testing/testDatabase';
import { launch } from './launch';
import { startProxy } from './proxies';

const cacheTime = { timeout: 30_000, interval: 100 };

/** Gets an address, and returns the body with how the proxy's cache came by it. */
async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    etag: response.headers.get('etag') ?? '',
    id: response.headers.get('x-request-id'),
    body: await response.text(),
  };
}

/** Signs up from one of this machine's addresses. */
function signUpFrom(localAddress: string, origin: string, forged: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forged };
    const req = request(`${origin}/api/signups`, { method: 'POST', headers, localAddress });
    req.on('error', reject).on('response', (res) => {
      expect(res.headers['x-cache']).toBeUndefined();
      void text(res).then((body) => {
        resolve({ status: res.statusCode, body });
      });
    });
    req.end(JSON.stringify({ name: 'Ada Okafor', email: 'ada@example.com', mobile: '1' }));
  });
}

/** Starts a server behind a proxy, where that is installed. */
async function launchBehind(proxy: Proxy, skip: TestContext['skip'], variables = {}) {
  skip(!isInstalled(proxy), `${proxy} is not installed`);
  const site = await createTestSite();
  const server = await launch(site, { TRUST_PROXY: '1', ...variables });
  return { site, server, origin: await startProxy(proxy, server.origin) };
}

describe('nginx with deploy/nginx.conf', { timeout: 90_000 }, () => {
  it('has its cache in a folder of the package, since nginx makes no parents', async ({ skip }) => {
    skip(!existsSync('/etc/debian_version') || !isInstalled('nginx'), 'no nginx of Debian');
    const [, cache = ''] =
      /^proxy_cache_path (\S+)/m.exec(await readFile('deploy/nginx.conf', 'utf8')) ?? [];
    expect(existsSync(dirname(cache)), cache).toBe(true);
  });

  it('serves reads from its cache, with IPv6 too, and an edit when the ten seconds are over', async ({
    skip,
  }) => {
    const { site, server, origin } = await launchBehind('nginx', skip);
    expect((await fetch(origin.replace('127.0.0.1', '[::1]'))).status).toBe(200);
    const paths = ['/', '/api/events', '/api/fighters'];
    for (const path of paths) {
      const first = await get(origin + path);
      const second = await get(origin + path);
      expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
      expect(second.body).toBe(first.body);
      expect(second.id).not.toBe(first.id);
      const third = await get(origin + path, { 'If-None-Match': first.etag });
      expect(third).toMatchObject({ status: 304, cache: 'HIT' });
    }

    const league = sampleLeague();
    Object.assign(league.fighters[1] ?? {}, { name: 'Zed New' });
    await site.replace(league);
    await expect
      .poll(async () => (await get(`${server.origin}/api/fighters`)).body, cacheTime)
      .toContain('Zed New');
    const edited = await vi.waitFor(async () => {
      const response = await get(`${origin}/api/fighters`);
      expect(response.body).toContain('Zed New');
      return response;
    }, cacheTime);
    expect(edited.cache).toBe('EXPIRED');
    expect(await get(`${origin}/api/fighters`)).toMatchObject({ cache: 'HIT', body: edited.body });
    // What has not changed costs the server no more than a 304.
    expect((await get(`${origin}/api/events`)).cache).toBe('REVALIDATED');
  });

  it('serves reads from its cache while the server is down', async ({ skip }) => {
    const { server, origin } = await launchBehind('nginx', skip);
    const { body } = await get(`${origin}/api/fighters`);
    server.child.kill('SIGKILL');
    await server.ended;
    await expect
      .poll(() => get(`${origin}/api/fighters`), cacheTime)
      .toMatchObject({ cache: 'STALE', body });
    expect((await get(`${origin}/api/events`)).status).toBe(502);
  });
});

describe('two servers behind nginx', { timeout: 60_000 }, () => {
  it('serve the files of both releases while only one of them has the new one', async ({
    skip,
  }) => {
    skip(!isInstalled('nginx'), 'nginx is not installed');
    const old = await createTestSite();
    const updated = await createTestSite();
    await writeFile(join(updated.siteDirectory, 'assets', 'main-n3w.js'), 'new');
    for (const gone of ['main-h4sh.js', 'main-h4sh.js.gz']) {
      await rm(join(updated.siteDirectory, 'assets', gone));
    }
    const servers = await Promise.all([old, updated].map((site) => launch(site)));
    const proxy = await startProxy('nginx', ...servers.map(({ origin }) => origin));
    // Each query is an entry of its own in the cache, for which nginx asks the servers in turn.
    for (const file of ['main-h4sh.js?1', 'main-h4sh.js?2', 'main-n3w.js?1', 'main-n3w.js?2']) {
      expect([file, (await get(`${proxy}/assets/${file}`)).status]).toEqual([file, 200]);
    }
    expect((await get(`${proxy}/assets/main-g0ne.js`)).status).toBe(404);
  });
});

describe('docs/operations.md', () => {
  const guide = () => readFile('docs/operations.md', 'utf8');

  it('puts into a release what the guides of the site speak of', async () => {
    const [, files = ''] = /^tar -czf redline\.tgz (.*)$/m.exec(await guide()) ?? [];
    const spoken = ['package-lock.json', 'dist', 'db.json', 'db.schema.json', 'deploy'];
    expect(files.split(' ')).toEqual(expect.arrayContaining(spoken));
  });

  it('installs one release after the other, while the one that runs keeps its folder', async () => {
    const { dataDir: folder } = await createFolderLocation();
    const run = (script: string) =>
      spawnSync('sh', ['-euc', script], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${join(folder, 'bin')}:${process.env.PATH ?? ''}` },
      });
    const blocks = [...(await guide()).matchAll(/^```sh\n(.*?)^```/gms)].map(([, text = '']) =>
      text.replaceAll('/tmp/', `${folder}/`).replaceAll('/srv/redline', `${folder}/site`),
    );
    const [install = ''] = blocks.filter((text) => text.includes('mkdir -p'));
    const [upgrade = ''] = blocks.filter((text) => text.includes('release=2'));
    // The programs that the steps start, and what a release holds.
    expect(
      run(`mkdir bin deploy
        for name in bin/npm bin/systemctl deploy/league; do
          echo '#!/bin/sh' > $name; chmod +x $name
        done`).status,
    ).toBe(0);
    for (const release of ['1', '2', '3', '4', '5']) {
      await writeFile(join(folder, 'built'), release);
      const steps = release === '1' ? install : upgrade.replace('release=2', `release=${release}`);
      const { status, stderr } = run(
        `tar -czf redline.tgz built deploy; ${steps}
        test "$(cat ${folder}/site/current/built)" = ${release}`,
      );
      expect([release, status, stderr]).toEqual([release, 0, '']);
    }
    // Each is still where its server was started.
    const kept = run('for n in 1 2 3 4 5; do cat site/releases/$n/built; done');
    expect(kept.stdout).toBe('12345');
  });
});

const proxies: Proxy[] = ['nginx', 'caddy'];
describe.each(proxies)('%s with its configuration in deploy', { timeout: 60_000 }, (proxy) => {
  it('passes sign-ups on with the address of the client', async ({ skip }) => {
    skip(process.platform !== 'linux', 'a second address of this machine takes Linux');
    const { origin } = await launchBehind(proxy, skip, { RATE_LIMIT: '1' });
    expect(await signUpFrom('127.0.0.1', origin, '192.0.2.1')).toMatchObject({ status: 201 });
    expect(await signUpFrom('127.0.0.1', origin, '192.0.2.2')).toMatchObject({ status: 429 });
    expect(await signUpFrom('127.0.0.2', origin, '192.0.2.1')).toMatchObject({ status: 201 });
  });

  it('hides the health checks, and lets no visitor choose the id of a request', async ({
    skip,
  }) => {
    const { server, origin } = await launchBehind(proxy, skip);
    const headers = { 'X-Request-Id': 'forged' };
    const refused = await fetch(`${origin}/api/signups`, { method: 'POST', headers });
    expect(refused.status).toBe(415);
    expect(refused.headers.get('x-request-id')).toMatch(/./);
    expect(refused.headers.get('x-request-id')).not.toContain('forged');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(origin + path)).status).toBe(404);
    }
    expect((await fetch(origin)).status).toBe(200);
  });
});

describe('deploy/alerts.yml', { timeout: 60_000 }, () => {
  const alerts = resolve('deploy/alerts.yml');

  it('has rules for metrics that the server has', async () => {
    const { line } = await launch(await createTestSite(), { METRICS_PORT: '0' });
    const [, port = ''] = /The metrics are at http:\/\/localhost:(\d+)/.exec(line) ?? [];
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const named = (await readFile(alerts, 'utf8')).match(/\b(redline|http|nodejs)_\w+/g) ?? [];
    const known = ['http_request_duration_seconds_count', ...(metrics.match(/^\w+/gm) ?? [])];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('wakes an operator for each trouble, and for nothing else', async ({ skip }) => {
    skip(spawnSync('promtool').error !== undefined, 'Prometheus is not installed');
    /** Of each alert: a series, and its values without and with trouble. */
    const troubles = {
      RedlineDown: ['up{job="redline"}', '1x20', '0x20'],
      RedlineStoreDown: ['redline_store_up', '1x20', '0x20'],
      RedlineErrors: ['http_request_duration_seconds_count{status="503"}', '0+2x20', '0+12x20'],
      RedlineSlow: ['nodejs_eventloop_lag_p99_seconds', '0.05x20', '0.2x20'],
      RedlineDiskFull: ['redline_data_free_bytes', '600e6x20', '400e6x20'],
      RedlineContentRefused: ['redline_content_refused_seconds', '0x20', '0+120x20'],
    } as const;
    const tests = [undefined, ...Object.keys(troubles)].map((trouble) => ({
      interval: '1m',
      input_series: Object.entries(troubles).map(([name, [series, good, bad]]) => ({
        series,
        values: name === trouble ? bad : good,
      })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: '15m',
          exp_samples: trouble ? [{ labels: `{alertname="${trouble}"}`, value: 1 }] : [],
        },
      ],
    }));
    const { dataDir: folder } = await createFolderLocation();
    const file = join(folder, 'tests.yml');
    // JSON is YAML, too.
    await writeFile(file, JSON.stringify({ rule_files: [alerts], tests }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

/** Runs `systemd-analyze`, and skips the test where there is none. */
function analyze(skip: TestContext['skip'], ...parameters: string[]) {
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', parameters, {
    encoding: 'utf8',
  });
  skip(error !== undefined, 'systemd is not installed');
  return { status, stdout, stderr };
}

describe("systemd's units in deploy", () => {
  it('are valid', async ({ skip }) => {
    const { dataDir: folder } = await createFolderLocation();
    const units = ['redline.socket', 'redline.service'].map((unit) => join(folder, unit));
    for (const unit of units) {
      const text = await readFile(unit.replace(folder, 'deploy'), 'utf8');
      await writeFile(unit, text.replace('/usr/bin/node', process.execPath));
    }
    const { status, stderr } = analyze(skip, 'verify', ...units);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('let the server do little but serve', ({ skip }) => {
    // In tenths: "exposed" begins at 5.0, and a service without any protection has 9.6.
    const { status, stdout } = analyze(
      skip,
      ...['security', '--offline=true', '--threshold=30', 'deploy/redline.service'],
    );
    expect(status, stdout).toBe(0);
  });
});

describe('deploy/league', () => {
  it('runs the command in the folder, with the variables and as the user of the service', async () => {
    const unit = await readFile('deploy/redline.service', 'utf8');
    const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'league wrapper-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = async (name: string, content: string) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content, { mode: 0o755 });
    };
    await write('redline.env', "NIGHT='two words'\n");
    const wrapper = await readFile('deploy/league', 'utf8');
    await write(
      'deploy/league',
      wrapper.replace(settingOf('EnvironmentFile'), `'\\''${folder}/redline.env'\\''`),
    );
    await write(
      'dist/server/league.js',
      'console.log(JSON.stringify([process.cwd(), process.env.NIGHT, process.argv.slice(2)]))',
    );
    await write(
      'bin/sudo',
      `#!/bin/sh\n[ "$1 $2" = "-u ${settingOf('User')}" ] && shift 2 && "$@"`,
    );
    await symlink(join(folder, 'deploy/league'), join(folder, 'bin/league'));

    const PATH = `${folder}/bin:${process.env.PATH ?? ''}`;
    const args = ['events', 'add', '--title', 'First Wave'];
    const { stdout, stderr } = spawnSync(join(folder, 'bin/league'), args, {
      env: { PATH },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([folder, 'two words', args]);
  });
});
