import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.mjs';

/** The published library (`library`), and pictures of its stories before and after a change (`visual`). */
export default defineConfig({
  outputDir: '../../.cache/library-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // The manager loads a page of its documentation in many files, which takes a busy machine seconds.
  expect: { timeout: 15_000 },
  use: { launchOptions: launchOptions() },
  projects: [
    {
      name: 'library',
      testMatch: ['library.spec.ts', 'outside.spec.ts', 'everyComponent.spec.ts'],
    },
    {
      name: 'visual',
      testMatch: 'visual.spec.ts',
      expect: {
        // Two of 256 levels of a colour, which are invisible: browsers round the edges of their tiles differently.
        toHaveScreenshot: { threshold: 0.01 },
      },
      snapshotPathTemplate: `${process.env.PICTURES ?? '.cache/visual'}/{arg}{ext}`,
    },
  ],
});
