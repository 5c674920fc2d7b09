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

const place = path.join('scripts', 'library', 'outside');

/** An empty folder, with the project in it, and with packages as if they were installed. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
    cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Runs a program of the project, and returns what it prints; it has nothing of the environment of this test. */
async function run(folder: string, program: string, command: string, env: object = {}) {
  const bin = path.join(root, 'node_modules', '.bin', program);
  const { PATH, HOME } = process.env;
  const options = { cwd: path.join(folder, place), env: { PATH, HOME, NO_COLOR: '1', ...env } };
  const ended = promisify(execFile)(bin, [command], options);
  // What failed is in what it prints.
  return (await ended.catch((failed: unknown) => failed as Awaited<typeof ended>)).stdout;
}

const browsers = { chromium: launchOptions(), firefox: firefoxLaunchOptions() };

for (const [browser, options] of Object.entries(browsers)) {
  test(`stories are checked by their addresses in ${browser}`, async ({ folder }) => {
    test.skip(options === undefined, `without ${browser}`);
    // Two dozen visits of stories, beside another step of the tests.
    test.setTimeout(180_000);
    // All that it has of the library.
    for (const file of ['visitStory.js', 'visitStory.d.ts']) {
      cpSync(`storybook-static/${file}`, path.join(folder, 'stories', 'testing', file));
    }
    const { address, close } = await serveLibrary('storybook-static');
    const env = { LIBRARY: address, BROWSER: browser, LAUNCH_OPTIONS: JSON.stringify(options) };
    expect(await run(folder, 'playwright', 'test', env)).toContain('29 passed');
    await close();
  });
}

test('stories and a screen under a toolbar are played in jsdom', async ({ folder }) => {
  test.slow();
  for (const part of ['src', 'stories', '.storybook']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  expect(await run(folder, 'vitest', 'run')).toContain('8 passed');
});
