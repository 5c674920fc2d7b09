import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { createTestSite, type TestSite } from '../testing/league';

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** The number of concurrent visitors in the goals. */
const visitors = 50;

/** Creates a folder for a server process and its stores, removed after the test. */
export async function createSite(): Promise<TestSite> {
  const site = await createTestSite();
  onTestFinished(site.remove);
  return site;
}

/** Starts the built server as a process of its own, and waits until it listens. */
export async function launch(site: TestSite, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    cwd: site.folder,
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(
    ([[code], stderr]: [unknown[], string]) => ({ code, stderr }),
  );
  const line = await Promise.race([
    once(child.stdout, 'data').then(([data]: Buffer[]) => String(data)),
    ended.then(({ stderr }) => stderr),
  ]);
  const port = /^Redline is at http:\/\/localhost:(\d+)\n/.exec(line)?.[1];
  child.stdout.resume();
  return { child, ended, line, origin: `http://127.0.0.1:${port ?? 'none'}` };
}

/** Sends one sign-up, and returns the status and the new record's id. */
export async function signUp(origin: string): Promise<{ status: number; id: string }> {
  const response = await fetch(`${origin}/api/signups`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Okafor', email: 'ada@example.com', mobile: '1' }),
  });
  const body = await response.text();
  const id = response.status === 201 ? (JSON.parse(body) as { id: string }).id : '';
  return { status: response.status, id };
}

/** Starts many visitors who sign up repeatedly until they are stopped, or the server ends. */
export function startCrowd(origin: string) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  /** The codes of the system errors that stopped visitors. */
  const failures = new Set<string | undefined>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      try {
        const { status, id } = await signUp(origin);
        statuses.add(status);
        if (status === 201) acknowledged.push(id);
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
