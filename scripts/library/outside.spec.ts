/** A project of someone else, in a folder of its own, that builds on the library: see its page Docs / Testing. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { firefoxLaunchOptions, launchOptions } from '../browser.mjs';
import { root } from '../setup.mjs';
import { serveLibrary } from './serveLibrary';

/** The project's folder, with links to what it has of this one: its packages, and what its stories are made of. */
const test = base.extend<{ project: string }>({
  project: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
    const project = path.join(folder, 'scripts', 'library', 'outside');
    cpSync(path.join(import.meta.dirname, 'outside'), project, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const name of ['node_modules', 'stories']) {
      symlinkSync(path.join(root, name), path.join(folder, name), 'junction');
    }
    await use(project);
    rmSync(folder, { recursive: true });
  },
});

/** Runs a program of the project, and returns what it prints; it has nothing of the environment of this test. */
async function run(project: string, program: string, command: string, env: object = {}) {
  const bin = path.join(root, 'node_modules', '.bin', program);
  const { PATH, HOME } = process.env;
  const options = { cwd: project, env: { PATH, HOME, NO_COLOR: '1', ...env } };
  return (await promisify(execFile)(bin, [command], options)).stdout;
}

const browsers = { chromium: launchOptions(), firefox: firefoxLaunchOptions() };

for (const [browser, options] of Object.entries(browsers)) {
  test(`twenty stories are checked by their addresses in ${browser}`, async ({ project }) => {
    test.skip(options === undefined, `without ${browser}`);
    test.slow();
    const { address, close } = await serveLibrary('storybook-static');
    const env = { LIBRARY: address, BROWSER: browser, LAUNCH_OPTIONS: JSON.stringify(options) };
    expect(await run(project, 'playwright', 'test', env)).toContain('20 passed');
    await close();
  });
}

test('stories and a screen under a toolbar are played in jsdom', async ({ project }) => {
  test.slow();
  expect(await run(project, 'vitest', 'run')).toContain('8 passed');
});
