import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';

/** The proxies that `deploy/` has a configuration for. */
export type Proxy = 'nginx' | 'caddy';

/** Returns whether a proxy is installed. */
export function isInstalled(proxy: Proxy): boolean {
  return spawnSync(proxy, ['-h']).error === undefined;
}

/**
 * Starts a proxy with its configuration in `deploy/`, whose addresses and folders are replaced and which has no TLS.
 *
 * @param server the origin of the server behind it
 * @returns its own origin
 */
export async function startProxy(proxy: Proxy, server: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${proxy}-`));
  // nginx that root starts works as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const { host } = new URL(server);
  const command = await { nginx: writeNginx, caddy: writeCaddy }[proxy]({ folder, port, host });
  const child = spawn(proxy, command, {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const exit = once(child, 'exit');
    if (child.exitCode === null) {
      child.kill();
      await exit;
    }
    await rm(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin, { method: 'OPTIONS' }), { timeout: 20_000 });
  return origin;
}

interface Place {
  folder: string;
  port: number;
  /** Of the server behind the proxy. */
  host: string;
}

async function writeNginx({ folder, port, host }: Place): Promise<string[]> {
  await writeFile(
    join(folder, 'site.conf'),
    await configure('nginx.conf', {
      '/var/cache/nginx/redline': join(folder, 'cache'),
      '127.0.0.1:3000': host,
      '443 ssl http2': `127.0.0.1:${port}`,
      'listen 80': `listen unix:${join(folder, 'redirect')}`,
      '    ssl_certificate     /etc/letsencrypt/live/league.example/fullchain.pem;\n': '',
      '    ssl_certificate_key /etc/letsencrypt/live/league.example/privkey.pem;\n': '',
    }),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const all = `
    daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events {}
    http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }
  `;
  await writeFile(join(folder, 'all.conf'), all);
  return ['-c', join(folder, 'all.conf'), '-p', folder];
}

async function writeCaddy({ folder, port, host }: Place): Promise<string[]> {
  const file = join(folder, 'Caddyfile');
  const site = await configure('Caddyfile', {
    'league.example': `http://127.0.0.1:${port}`,
    '127.0.0.1:3000': host,
  });
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

/** Returns a configuration with the paths and addresses of a test. */
async function configure(name: string, replacements: Record<string, string>): Promise<string> {
  let text = await readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  for (const [documented, own] of Object.entries(replacements)) {
    expect(text).toContain(documented);
    text = text.replaceAll(documented, own);
  }
  return text;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
