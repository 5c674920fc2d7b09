import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type ServerLaunch } from './serverProcess';

/** The proxies that `deploy/` has a configuration for. */
export type Proxy = 'nginx' | 'caddy';

/** Returns whether a proxy is installed. */
export function isInstalled(proxy: Proxy): boolean {
  return spawnSync(proxy, ['-h']).error === undefined;
}

/** Returns how a proxy in front of servers is started with its configuration in `deploy/`, without TLS. */
export async function prepareProxy(
  proxy: Proxy,
  servers: readonly string[],
  folder: string,
): Promise<ServerLaunch> {
  const port = await freePort();
  const hosts = servers.map((server) => new URL(server).host);
  const command = await { nginx: writeProxy, caddy: writeCaddy }[proxy]({ folder, port, hosts });
  return { command, port, env: { PATH: process.env.PATH, HOME: folder } };
}

interface Place {
  folder: string;
  port: number;
  /** Of the servers behind the proxy. */
  hosts: readonly string[];
}

async function writeProxy({ folder, port, hosts }: Place): Promise<string[]> {
  const site = await configure('nginx.conf', {
    '/var/lib/nginx/redline': join(folder, 'cache'),
    'server 127.0.0.1:3000;': hosts.map((host) => `server ${host};`).join(' '),
    'listen 443 ssl http2': `listen 127.0.0.1:${port}`,
    'listen [::]:443 ssl http2': `listen [::1]:${port}`,
    'listen 80': `listen unix:${join(folder, 'redirect')}`,
    'listen [::]:80': `listen unix:${join(folder, 'redirect6')}`,
    '    ssl_certificate     /etc/letsencrypt/live/league.example/fullchain.pem;\n': '',
    '    ssl_certificate_key /etc/letsencrypt/live/league.example/privkey.pem;\n': '',
  });
  return writeNginx(folder, site);
}

/** Writes nginx's files, with `site` for `/etc/nginx/conf.d`; returns the command that starts it. */
export async function writeNginx(folder: string, site: string): Promise<string[]> {
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // Started by root, it would work as a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const all = `
    ${user} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events {}
    http {
      access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')}
      include ${join(folder, 'site.conf')};
    }
  `;
  await writeFile(join(folder, 'all.conf'), all);
  return ['nginx', '-c', join(folder, 'all.conf'), '-p', folder];
}

async function writeCaddy({ folder, port, hosts }: Place): Promise<string[]> {
  const file = join(folder, 'Caddyfile');
  const site = await configure('Caddyfile', {
    'league.example': `http://127.0.0.1:${port}`,
    '127.0.0.1:3000': hosts.join(' '),
  });
  await writeFile(file, `{\n\tadmin off\n}\n${site}`);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

/** Returns a configuration with other paths and addresses. */
async function configure(name: string, replacements: Record<string, string>): Promise<string> {
  let text = await readFile(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  for (const [documented, own] of Object.entries(replacements)) {
    if (!text.includes(documented)) throw new Error(`deploy/${name} has no ${documented}`);
    text = text.replaceAll(documented, own);
  }
  return text;
}
