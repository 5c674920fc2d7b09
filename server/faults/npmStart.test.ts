import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lines } from '../testing/serve';
import { createTestSite } from '../testing/league';
import { soon } from '../testing/soon';

const root = fileURLToPath(new URL('../..', import.meta.url));
const body = JSON.stringify({ name: 'Ada Okafor', email: 'ada@example.com', mobile: '1' });

/** Returns a process, its child, the child of that, and so on. */
async function chainFrom(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const [child] = children.split(' ').filter((id) => id !== '');
  return child === undefined ? [pid] : [pid, ...(await chainFrom(Number(child)))];
}

/** Returns the code of the error with which a connection fails. */
function connectionError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code);
    });
  });
}

async function startWithNpm() {
  const site = await createTestSite();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(site.folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (data: Buffer) => (output += String(data)));
  // The shell and the server write to the same pipe: it is closed when the last of the three has ended.
  const ended = once(npm.stdout, 'end');
  const port = await vi.waitFor(() => {
    const [, found] = /Redline is at http:\/\/localhost:(\d+)"/.exec(output) ?? [];
    if (found === undefined) throw new Error(`no address in: ${output}`);
    return Number(found);
  }, soon);
  const chain = await chainFrom(npm.pid ?? 0);
  onTestFinished(() => {
    for (const pid of chain) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  });
  return { chain, port, ended };
}

// Elsewhere there is no /proc to find npm's processes in.
describe.runIf(process.platform === 'linux')('npm start', { timeout: 60_000 }, () => {
  it.each([
    ['npm', 0],
    ['the shell of npm', 1],
    ['the server', -1],
  ])('ends with SIGTERM to %s, after the requests in progress', async (_, index) => {
    const { chain, port, ended } = await startWithNpm();
    expect(chain.length).toBeGreaterThan(1);
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/signups HTTP/1.1', 'Host: localhost'];
    const type = 'Content-Type: application/json';
    socket.write(lines(...head, type, `Content-Length: ${body.length}`));
    // Connections are accepted in order, so the server has the request by then.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

    process.kill(chain.at(index) ?? 0, 'SIGTERM');
    await expect.poll(() => connectionError(port), soon).toBe('ECONNREFUSED');
    socket.write(body);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
    await ended;
  });
});
