import { defineConfig, webkit } from '@playwright/test';
import { existsSync } from 'node:fs';
import type { SiteOptions } from './e2e/test';
import { firefoxLaunchOptions, launchOptions } from './scripts/browser.mjs';

const engine = /@engine/;
const firefox = firefoxLaunchOptions();

/** See "How tests are split" in CONTRIBUTING.md for what the tags mean. */
export default defineConfig<object, SiteOptions>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/heard/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  // Without a graphics card the processor also draws: on a busy machine a page may take seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [
    {
      name: 'chromium',
      testIgnore: 'webkitgtk.spec.ts',
      use: { launchOptions: launchOptions() },
    },
    {
      name: 'chromium-postgres',
      grep: /@store/,
      workers: 1,
      use: { launchOptions: launchOptions(), storesInPostgres: true },
    },
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            grep: engine,
            use: { browserName: 'firefox' as const, launchOptions: firefox },
          },
        ]),
    // Where Playwright's own cannot be had, Debian's WebKitGTK shows the most important.
    existsSync(webkit.executablePath())
      ? { name: 'webkit', grep: engine, use: { browserName: 'webkit' } }
      : { name: 'webkitgtk', testMatch: 'webkitgtk.spec.ts', workers: 1 },
  ],
});
