import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { TestSite } from '../testing/league';
import { soon } from '../testing/soon';

/** The programs of the build. */
export const fileOf = (name: 'main' | 'league') =>
  fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url));
const main = fileOf('main');

/** The environment of a server under test. */
const settings = {
  PATH: process.env.PATH,
  PORT: '0',
  RATE_LIMIT: '0',
  RATE_LIMIT_TOTAL: '0',
  LOG_LEVEL: 'error',
};

/** The number of concurrent visitors in the goals. */
const visitors = 50;

/** The line of a server that listens, and its port. */
const listening = / is at http:\/\/localhost:(\d+)"/;

/** Reads what a server prints until it says that it listens, which may follow lines of its log. */
function readUntilListening(stdout: Readable): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    stdout.on('data', function read(data: Buffer) {
      printed += String(data);
      if (!listening.test(printed)) return;
      stdout.off('data', read);
      resolve(printed);
    });
  });
}

/** Starts the built server as a process of its own in a folder, and waits until it listens. */
export async function launch(
  { folder }: Pick<TestSite, 'folder'>,
  variables: Record<string, string> = {},
  program = main,
) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...settings, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(
    ([[code], stderr]: [unknown[], string]) => ({ code, stderr }),
  );
  const line = await Promise.race([
    readUntilListening(child.stdout),
    ended.then(({ stderr }) => stderr),
  ]);
  const port = listening.exec(line)?.[1];
  child.stdout.resume();
  return { child, ended, line, origin: `http://127.0.0.1:${port ?? 'none'}` };
}

/** Starts a built `league` command as a process, with these variables and no others. */
export function launchLeague(
  args: readonly string[],
  variables: Record<string, string> = {},
  { program = fileOf('league'), folder = '.' } = {},
) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits until a command has ended. */
export async function endOf(child: ReturnType<typeof launchLeague>) {
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code: child.exitCode, stdout, stderr };
}

/**
 * Does what systemd does for deploy/redline.socket: keeps the socket that it has as descriptor 3, and passes it to a
 * server. Each line of its input names the program of the next server, and ends the one before.
 */
const socketManager = `
  stop() { if [ -n "$server" ]; then kill "$server"; wait "$server"; fi; }
  while read -r line; do
    stop
    sh -c 'export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" "$1"' "$0" "$line" &
    server=$!
  done
  stop
`;

/** Starts the built server on a socket that is passed to it, and that outlives it. */
export async function launchOnSocket(site: TestSite, variables: Record<string, string> = {}) {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  // Node has no public name for it.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const manager = spawn('sh', ['-c', socketManager, process.execPath], {
    cwd: site.folder,
    env: { ...settings, ...variables },
    stdio: ['pipe', 'pipe', 'inherit', fd],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  socket.close();
  onTestFinished(async () => {
    manager.stdin.end();
    await once(manager, 'exit');
  });
  /** Ends the server, if there is one, and starts another. */
  const restart = async (program = main) => {
    manager.stdin.write(`${program}\n`);
    expect(await readUntilListening(manager.stdout)).toContain(`localhost:${port}"`);
  };
  await restart();
  return { origin: `http://127.0.0.1:${port}`, restart };
}

/** Sends one sign-up, and returns the status and the new record's id. */
export async function signUp(
  origin: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; id: string }> {
  const response = await fetch(`${origin}/api/signups`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ada Okafor', email: 'ada@example.com', mobile: '1' }),
  });
  const body = await response.text();
  const id = response.status === 201 ? (JSON.parse(body) as { id: string }).id : '';
  return { status: response.status, id };
}

/** Waits until a server says that it can store sign-ups. */
export async function waitUntilReady(origin: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, soon).toBe(200);
}

/** Waits until visitors of a crowd were acknowledged more than so many sign-ups. */
export async function waitForSignups({ acknowledged }: { acknowledged: string[] }, count: number) {
  await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(count);
}

/** Reads a list of the API, and returns the status. */
export const readFighters: typeof signUp = async (origin, headers) => {
  const response = await fetch(`${origin}/api/fighters`, { headers });
  await response.text();
  return { status: response.status, id: '' };
};

/**
 * Returns what visitors do in turn, begun so many times a second by all of them together, each on a connection of its
 * own: one that idles between them may be closed in the moment in which it is used again (RFC 9112, section 9.3.1).
 */
export function paced(perSecond: number, ...sends: (typeof signUp)[]): typeof signUp {
  let turns = 0;
  let last = 0;
  return async (origin) => {
    const now = performance.now();
    last = Math.max(now, last + 1000 / perSecond);
    const send = sends[turns % sends.length] ?? signUp;
    turns += 1;
    await wait(last - now);
    return send(origin, { Connection: 'close' });
  };
}

/** Starts many visitors who sign up repeatedly, or do something else, until they are stopped, or the server ends. */
export function startCrowd(origin: string, send = signUp) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  /** The codes of the system errors that stopped visitors. */
  const failures = new Set<string | undefined>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      try {
        const { status, id } = await send(origin);
        statuses.add(status);
        if (status < 300) acknowledged.push(id);
      } catch (error) {
        failures.add(((error as Error).cause as NodeJS.ErrnoException).code);
        return;
      }
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visit));
  const stop = async () => {
    isOver = true;
    await done;
    return acknowledged;
  };
  return { acknowledged, statuses, failures, stop };
}

/** Fails unless each of the acknowledged sign-ups was stored, and none twice. */
export function expectAll(acknowledged: readonly string[], stored: readonly { id: string }[]) {
  const ids = new Set(stored.map(({ id }) => id));
  expect(ids.size).toBe(stored.length);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
}
