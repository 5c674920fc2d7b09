import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server under measurement, in a process of its own. */
export interface Contestant {
  name: string;
  origin: string;
  pid: number;
  /** Ends it, and resolves when it has: only then may another use its folder or its port. */
  stop: () => Promise<void>;
}

/** How long a server may take until it responds, in milliseconds. */
const startTime = 20_000;

/** Ends servers under measurement, and resolves when all have ended. */
export async function stopAll(contestants: readonly Contestant[]): Promise<void> {
  await Promise.all(contestants.map(({ stop }) => stop()));
}

/**
 * Starts the production build of this project, which `npm run build` makes.
 *
 * @param root the folder that the server serves, when that is not this project
 */
export function startOurs(name: string, dataFolder: string, root?: string): Promise<Contestant> {
  return start(name, (port) => ({
    command: [process.execPath, resolve('dist/server/main.js')],
    cwd: root,
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      NODE_ENV: 'production',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      RATE_LIMIT: '0',
      RATE_LIMIT_TOTAL: '0',
    },
  }));
}

/** See `bareJournal.ts`. */
export function startBareJournal(folder: string): Promise<Contestant> {
  return start('bare journal', (port) => ({
    command: [
      ...[process.execPath, '--import', 'tsx', 'bench/bareJournal.ts'],
      ...[join(folder, 'bare.jsonl'), String(port)],
    ],
  }));
}

/** Starts the stock json-server CLI on a copy of the content. */
export function startStock(folder: string): Promise<Contestant> {
  return start('json-server CLI', async (port) => {
    const copy = join(folder, 'db.json');
    await copyFile('db.json', copy);
    const cli = 'node_modules/json-server/lib/cli/bin.js';
    const options = ['--quiet', '--routes', 'routes.json', '--port', String(port)];
    return { command: [process.execPath, cli, copy, ...options] };
  });
}

/** Starts nginx with precompressed files (`gzip_static`); `undefined` where it is not installed. */
export async function startNginx(
  folder: string,
  files: Record<string, Buffer>,
): Promise<Contestant | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const root = join(folder, 'root');
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
  return start('nginx', async (port) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `
      daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit; worker_processes auto;
      events { worker_connections 1024; }
      http {
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
        types {} default_type application/json;
        server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; }
      }`;
    await writeFile(join(folder, 'nginx.conf'), config);
    return { command: ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')] };
  });
}

interface Launch {
  command: string[];
  cwd?: string | undefined;
  env?: Record<string, string>;
}

async function start(
  name: string,
  launch: (port: number) => Launch | Promise<Launch>,
): Promise<Contestant> {
  const port = await freePort();
  const { command, cwd, env } = await launch(port);
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, name, child);
  return { name, origin, pid: child.pid ?? NaN, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function answers(origin: string, name: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTime;
  while (child.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(`${origin}/api/fighters`);
      return;
    } catch {
      await wait(50);
    }
  }
  await end(child);
  throw new Error(`${name} does not start`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
