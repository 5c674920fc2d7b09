import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isInstalled, prepareProxy, writeNginx } from '../server/testing/proxies';
import {
  freePort,
  startServer,
  type ServerLaunch,
  type ServerProcess,
} from '../server/testing/serverProcess';
import { pin } from './cores';
import { deployedVariables } from './deployed';
import type { ReceivedResponse } from './load';

/** A server under measurement, on its own core. */
export interface Contestant extends ServerProcess {
  name: string;
}

/** Ends servers under measurement, and resolves when all have ended. */
export async function stopAll(contestants: readonly Contestant[]): Promise<void> {
  await Promise.all(contestants.map(({ stop }) => stop()));
}

/** Starts the production build of this project, which `npm run build` makes, with the variables of a deployment. */
export async function startOurs(name: string, dataFolder: string): Promise<Contestant> {
  const variables = { ...deployedVariables, DATA_DIR: dataFolder };
  return start(name, await launchOurs(variables));
}

/**
 * Starts it for a browser, which visits it without a proxy: at its own origin, and free to use every core.
 *
 * @param options.root the folder that it serves, when that is not this project
 * @param options.contentFile its content, when that is not the `db.json` of the folder
 */
export async function startForBrowser(
  dataFolder: string,
  { root, contentFile = 'db.json' }: { root?: string; contentFile?: string } = {},
): Promise<ServerProcess> {
  const launch = await launchOurs({ ...deployedVariables, DATA_DIR: dataFolder });
  const env = {
    ...launch.env,
    PUBLIC_URL: `http://127.0.0.1:${launch.port}`,
    TRUST_PROXY: '',
    CONTENT_FILE: contentFile,
  };
  return startServer({ ...launch, cwd: root, env });
}

async function launchOurs(variables: NodeJS.ProcessEnv): Promise<ServerLaunch> {
  const port = await freePort();
  const command = [process.execPath, resolve('dist/server/main.js')];
  return { command, port, env: { ...process.env, ...variables, PORT: String(port) } };
}

/** See `bareNode.ts`: it sends the response that our server has sent. */
export async function startBareNode(
  folder: string,
  { headers, body }: ReceivedResponse,
): Promise<Contestant> {
  const port = await freePort();
  const [bodyFile, headersFile] = [join(folder, 'body'), join(folder, 'headers.json')];
  await writeFile(bodyFile, body);
  await writeFile(headersFile, JSON.stringify(headers));
  const args = ['--import', 'tsx', 'bench/bareNode.ts', bodyFile, headersFile, String(port)];
  return start('bare Node', { command: [process.execPath, ...args], port });
}

/** See `bareJournal.ts`. */
export async function startBareJournal(folder: string): Promise<Contestant> {
  const port = await freePort();
  const args = [
    '--import',
    'tsx',
    'bench/bareJournal.ts',
    join(folder, 'bare.jsonl'),
    String(port),
  ];
  return start('bare journal', { command: [process.execPath, ...args], port });
}

/** Starts the stock json-server CLI on a copy of the content. */
export async function startStock(folder: string): Promise<Contestant> {
  const port = await freePort();
  const copy = join(folder, 'db.json');
  await copyFile('db.json', copy);
  const cli = 'node_modules/json-server/lib/cli/bin.js';
  const options = ['--quiet', '--routes', 'routes.json', '--port', String(port)];
  return start('json-server CLI', { command: [process.execPath, cli, copy, ...options], port });
}

/**
 * Starts nginx with files, which it sends compressed where a copy with `.gz` lies beside one.
 *
 * @returns nothing where it is not installed
 */
export async function startNginx(
  folder: string,
  files: Record<string, Buffer>,
): Promise<Contestant[]> {
  if (!isInstalled('nginx')) return [];
  const port = await freePort();
  const root = join(folder, 'root');
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
  const site = `
    types { text/html html; }
    default_type application/json;
    server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; }
  `;
  return [await start('nginx', { command: await writeNginx(folder, site), port })];
}

/**
 * Starts nginx with `deploy/nginx.conf`, whose cache is before the given server.
 *
 * @returns nothing where it is not installed
 */
export async function startNginxCache(
  folder: string,
  { origin }: ServerProcess,
): Promise<Contestant[]> {
  if (!isInstalled('nginx')) return [];
  await mkdir(folder);
  return [await start('nginx cache', await prepareProxy('nginx', [origin], folder))];
}

async function start(name: string, launch: ServerLaunch): Promise<Contestant> {
  const command = pin(launch.command, 'server');
  return { name, ...(await startServer({ ...launch, command })) };
}
