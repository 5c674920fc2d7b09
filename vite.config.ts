import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { LaunchOptions } from 'playwright';
import { defineConfig, type ConfigEnv, type TestProjectInlineConfiguration } from 'vitest/config';
import { firefoxLaunchOptions, launchOptions } from './scripts/browser.mjs';
import { chunkGroups } from './scripts/bundle.ts';
import { precompress } from './scripts/precompress.ts';
import { asBuilt } from './server/testing/globalSetup.ts';
import { startPage } from './scripts/startScript.ts';
import { inlineStyles, tokenStyles } from './scripts/styles.ts';
import { moveTemplate } from './scripts/template.ts';
import { offlineWorker } from './scripts/worker.ts';

/** What a browser loads. Named, so that no first run stops half-way to prepare a late find. */
const browserDependencies = [
  '@radix-ui/react-toast',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'zod/mini',
];

/** Whether this is the site's own development server, not that of its tests or of Storybook. */
const isDevelopment = ({ command, mode }: ConfigEnv) =>
  command === 'serve' && mode === 'development' && process.env.STORYBOOK === undefined;

/** Whether the site itself is built, not Storybook. */
const isSiteBuild = ({ command }: ConfigEnv) =>
  command === 'build' && process.env.STORYBOOK === undefined;

/** Vitest by itself leaves one processor idle. */
const maxWorkers = '100%';

const serverTests = {
  environment: 'node',
  maxWorkers,
  globalSetup: ['server/testing/globalSetup.ts'],
  // What a command prints is read from the process.
  disableConsoleIntercept: true,
  // More than a test may wait for an edit of the content to be seen.
  testTimeout: 30_000,
};

const needsPostgres = 'server/**/*postgres.test.ts';

/** The tests of what is stored in either database. */
const aboutStored = [
  'server/{calendar/calendarHistory,notify/audience,notify/sendLog,site/formPosts,storage/database}.test.ts',
  'server/signups/*.test.ts',
  'server/cli/{bounces,erasure,notify,stats,suppress}*.test.ts',
  'server/cli/league.test.ts',
];

/** Every story with its play function, in one browser; with axe in Chromium, since engines hardly differ in what it finds. */
const storiesIn = (
  browser: 'chromium' | 'firefox',
  name: string,
  options?: LaunchOptions,
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest()],
  optimizeDeps: { include: [...browserDependencies, 'msw'] },
  test: {
    name,
    // Of two pages in Firefox only one has the focus.
    maxWorkers: browser === 'chromium' ? maxWorkers : 1,
    sequence: { groupOrder: browser === 'chromium' ? 0 : 1 },
    env: browser === 'chromium' ? {} : { VITE_AXE: 'off' },
    // One document for all files: every story mounts into a canvas of its own, with its own data and fetch.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: options }),
      instances: [{ browser }],
    },
  },
});

export default defineConfig((environment) => ({
  plugins: [
    react(),
    tokenStyles(),
    inlineStyles(),
    (isSiteBuild(environment) || isDevelopment(environment)) && startPage(),
    isSiteBuild(environment) && offlineWorker(),
    isSiteBuild(environment) && moveTemplate(),
    precompress(),
    isDevelopment(environment) &&
      import('./server/dev/vitePlugin.ts').then(({ apiPlugin }) => apiPlugin()),
  ],
  // Stable class names, the same in server and browser, without Babel.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, pure: true },
    },
  },
  optimizeDeps: { include: browserDependencies },
  build: {
    // docs/browsers.md
    target: 'baseline-widely-available',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // A small font within the style sheet would be loaded by every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
  },
  // One `vite build` makes both: the site, and the server that serves it.
  builder: {},
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            league: 'server/cli/league.ts',
            pictureMaker: 'server/pictures/pictureMaker.ts',
            render: 'src/app/render.tsx',
            sqliteWorker: 'server/storage/sqliteWorker.ts',
          },
          // All in one folder: the database's thread and the pictures' process are found beside the modules that start them.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A test that needs a document asks for jsdom on its first line.
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          maxWorkers,
          setupFiles: ['src/testing/setup.ts'],
          // A whole screen in jsdom takes seconds beside another step of the tests.
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        plugins: [asBuilt()],
        test: {
          ...serverTests,
          name: 'server',
          include: ['{server,scripts}/**/*.test.ts'],
          exclude: ['server/faults/**', needsPostgres],
        },
      },
      {
        extends: true,
        plugins: [asBuilt()],
        test: {
          ...serverTests,
          name: 'postgres',
          include: [needsPostgres, ...aboutStored],
          globalSetup: [...serverTests.globalSetup, 'server/testing/postgresSetup.ts'],
        },
      },
      {
        extends: true,
        plugins: [asBuilt('dist/server')],
        test: {
          ...serverTests,
          name: 'faults',
          include: ['server/faults/**/*.test.ts'],
          globalSetup: ['scripts/build.mjs'],
          // On a machine that is busy with another file of them.
          testTimeout: 120_000,
        },
      },
      storiesIn('chromium', 'storybook', launchOptions()),
      // Storybook's own panel of tests has one browser.
      ...(process.env.VITEST_STORYBOOK === 'true'
        ? []
        : [
            storiesIn('firefox', 'storybook-firefox', {
              ...firefoxLaunchOptions(),
              // As on a phone, and as in headless Chromium: no scrollbar takes part of the width.
              firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
            }),
          ]),
    ],
  },
}));
