import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { launch, signUp } from './launch';

const run = promisify(execFile);

/** Modules are looked for where the links are, not where they lead: in the production install alone. */
const environment = { NODE_OPTIONS: '--preserve-symlinks' };

/** Makes a folder like one in production: the build, the content, and the packages of `npm ci --omit=dev`. */
async function createInstall(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'production-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['package.json', 'package-lock.json', 'dist', 'db.json']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const installed = Object.entries(lockfile.packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true)
    .map(([path]) => path)
    // Binaries for other systems are not installed.
    .filter((path) => existsSync(path));
  for (const path of installed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path));
  }
  return folder;
}

it('runs the server and the league command without dev dependencies', async () => {
  const folder = await createInstall();
  const main = join(folder, 'dist/server/main.js');
  const { child, ended, origin } = await launch({ folder }, environment, main);
  for (const path of ['/', '/fighters', '/events', '/community', '/pay-per-view', '/signup']) {
    // A page that could not be rendered would be the empty shell.
    expect(await (await fetch(origin + path)).text(), path).toContain('<h1');
  }
  for (const path of ['/api/fighters', '/calendar.ics', '/favicon.svg', '/readyz']) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  }
  expect((await signUp(origin)).status).toBe(201);

  const league = async (...args: string[]) =>
    run(process.execPath, ['dist/server/league.js', ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
    });
  const counts = { stdout: 'member: 1\npay-per-view: 0\n', stderr: '' };
  expect(await league('signups', 'count')).toEqual(counts);
  expect((await league('content', 'check')).stdout).toMatch(/^db\.json is in order: 60 fighters,/);

  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: '' });
}, 60_000);
