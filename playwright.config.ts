import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines';
import { noSettings } from './server/testing/serverProcess';
import { firefoxLaunchOptions, launchOptions, webKitOptions } from './scripts/browser.mjs';

/** The folder in which the server of the journeys stores its sign-ups. */
export const dataFolder = '.cache/e2e-data';

/** The league of the journeys: part of `db.json` as it once was, which the host's edits leave alone. */
export const contentFile = 'e2e/league.json';

/** What every server of the journeys is started with. */
export const serverSettings = {
  ...noSettings,
  HOST: '127.0.0.1',
  CONTENT_FILE: contentFile,
  // Every journey comes from one address.
  RATE_LIMIT: '0',
  RATE_LIMIT_TOTAL: '0',
};

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

// Each worker reads this file again, and takes the port from the environment.
if (process.env.E2E_PORT === undefined) {
  process.env.E2E_PORT = await freePort();
  rmSync(dataFolder, { recursive: true, force: true });
}
const url = `http://127.0.0.1:${process.env.E2E_PORT}`;

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };
/**
 * A journey runs once, on the desktop. `@layout`: at both widths. `@phone`: on the phone alone.
 * It runs in every engine, since it is about behaviour or layout in the page. `@server`: it is about
 * the server or its commands, so it runs in Chromium only.
 */
const onPhone = /@(layout|phone)/;
const notOnDesktop = /@phone/;
const onServer = /@server/;
/** `@store`: it runs once more, in Chromium, with the sign-ups in PostgreSQL instead of SQLite. */
const onStore = /@store/;
const firefox = firefoxLaunchOptions();
const webKit = webKitOptions();
/**
 * In ms. Without a graphics card the processor also draws, and both engines then need several seconds for a page on a busy
 * machine. How fast a page is, is measured in `bench/`.
 */
const patience = { timeout: 60_000, expect: { timeout: 15_000 } };
/** WebKit's driver may lose a session that has just begun. */
const secondTry = { retries: 1 };

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A browser is several processes: on two processors two at once are no faster, and each journey takes twice as long.
  workers: '50%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
  },
  projects: [
    {
      name: 'chromium-phone',
      grep: onPhone,
      use: { ...phone, hasTouch: true, isMobile: true, launchOptions: launchOptions() },
    },
    {
      name: 'chromium-desktop',
      grepInvert: notOnDesktop,
      use: { ...desktop, launchOptions: launchOptions() },
    },
    {
      name: 'chromium-postgres',
      grep: onStore,
      use: { ...desktop, launchOptions: launchOptions(), storesInPostgres: true },
    },
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox-phone',
            ...patience,
            grep: onPhone,
            grepInvert: onServer,
            use: { ...phone, browserName: 'firefox' as const, launchOptions: firefox },
          },
          {
            name: 'firefox-desktop',
            ...patience,
            grepInvert: [notOnDesktop, onServer],
            use: { ...desktop, browserName: 'firefox' as const, launchOptions: firefox },
          },
        ]),
    ...(webKit === undefined
      ? []
      : [
          {
            name: 'webkit-phone',
            ...patience,
            ...secondTry,
            grep: onPhone,
            grepInvert: onServer,
            use: { ...phone, browserName: 'webkit' as const, ...webKit },
          },
          {
            name: 'webkit-desktop',
            ...patience,
            ...secondTry,
            grepInvert: [notOnDesktop, onServer],
            use: { ...desktop, browserName: 'webkit' as const, ...webKit },
          },
        ]),
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url,
    env: {
      ...serverSettings,
      PORT: process.env.E2E_PORT,
      DATA_DIR: dataFolder,
    },
    // The first start on a slow machine may build.
    timeout: 180_000,
  },
});
