import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { launch, signUp } from './launch';
import { createInstall, installEnvironment } from './productionInstall';

const run = promisify(execFile);

/** Preloaded into the server: it names the loaded builds of React in its output when it ends. */
const listBuilds = `process.on('exit', () => {
  const loaded = Object.values(require.cache).filter((module) => module.loaded);
  const builds = loaded.map((module) => /react.*\\.(development|production)\\.js$/.exec(module.id)?.[1]);
  if (builds.some(Boolean)) console.error('React for', ...new Set(builds.filter(Boolean)));
});`;

it('runs the server and the league command without dev dependencies', async () => {
  const folder = await createInstall(['package.json', 'package-lock.json', 'dist', 'db.json']);
  const main = join(folder, 'dist/server/main.js');
  const preloaded = join(folder, 'listBuilds.cjs');
  await writeFile(preloaded, listBuilds);
  const variables = { NODE_OPTIONS: `${installEnvironment.NODE_OPTIONS} --require ${preloaded}` };
  const { child, ended, origin } = await launch({ folder }, variables, main);
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
      env: { PATH: process.env.PATH, ...installEnvironment },
    });
  expect(await league('signups', 'count')).toEqual({
    stdout: 'member: 1\npay-per-view: 0\n',
    stderr: `Content: ${folder}/db.json; sign-ups: ${folder}/data/redline.db\n`,
  });
  expect((await league('content', 'check')).stdout).toMatch(/^db\.json is in order: 60 fighters,/);

  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: 'React for production\n' });
}, 60_000);
