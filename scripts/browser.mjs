import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { chromium } from 'playwright';

/**
 * A Chromium or Chrome the tests can drive.
 * @typedef {object} Browser
 * @property {string} path The executable.
 * @property {string} source How it was found, for people.
 */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @returns {string[]} Where an installed Chrome or Chromium usually is, by operating system. */
function systemPlaces() {
  if (platform === 'darwin') return MAC_APPLICATIONS;
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((root) => root !== undefined)
      .map((root) => join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
}

/**
 * The browser on this machine, without installing anything: `CHROME_PATH` first, then Playwright's
 * own, then the system's.
 * @returns {Browser | undefined} Undefined when there is none.
 * @throws {Error} When `CHROME_PATH` names a file that does not exist.
 */
export function findBrowser() {
  if (env.CHROME_PATH) {
    if (!existsSync(env.CHROME_PATH)) throw new Error(`CHROME_PATH: no file at ${env.CHROME_PATH}`);
    return { path: env.CHROME_PATH, source: 'CHROME_PATH' };
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, source: "Playwright's own" };
  const system = systemPlaces().find((path) => existsSync(path));
  return system === undefined ? undefined : { path: system, source: 'the system' };
}

/**
 * What Playwright launches the browser with: the one found, quiet on the network, and without the
 * sandbox for root, for whom Chromium refuses to start with it.
 * @returns {{ executablePath?: string, args: string[] }} Without a path Playwright looks for its own
 * and, finding none, says so.
 */
export function launchOptions() {
  const browser = findBrowser();
  const args = ['--disable-domain-reliability', '--no-pings', '--disable-gpu'];
  if (getuid?.() === 0) args.push('--no-sandbox');
  return browser === undefined ? { args } : { executablePath: browser.path, args };
}
