import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the build is made from. */
export const BUILD_INPUTS = [
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'routes.json',
  'vite.config.ts',
  'package-lock.json',
];

/** In the folder that every build empties first, so that it is never there beside parts of another build. */
const buildStamp = join(root, 'dist', 'client', '.vite', 'built-from');

/** Lines of npm and Vite that announce an error, which a later line names. */
const headings = [
  /^npm error( (code|errno|syscall|path) .*)?$/,
  /^error during build:$/,
  /^(Error: )?Build failed with /,
  /^\[plugin [^\]]+\]$/,
];

/** A failure that is reported by its message alone, without a stack. */
export class SetupError extends Error {}

/**
 * Runs a command in silence; its whole output goes to a file that a failure names.
 * @param {string} what what the command does, for messages
 * @param {string[]} command An npm command.
 * @param {NodeJS.ProcessEnv} [env] Its environment.
 * @throws {SetupError} When it fails.
 */
function npm(what, command, env = process.env) {
  const { status, stdout, stderr } = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const log = join('.cache', `npm-${command[0] ?? ''}.log`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, log), `${stdout}${stderr}`);
  throw new SetupError(`${what} failed (all of it in ${log}). ${causeOf(`${stdout}\n${stderr}`)}`);
}

/**
 * @param {string} output What a command that failed has printed.
 * @returns {string} The line that names the error, if there is one.
 */
export function causeOf(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  /** @param {string} line */
  const isHeading = (line) => headings.some((heading) => heading.test(line));
  const start = lines.findIndex(isHeading);
  if (start === -1) return lines.find((line) => /error/i.test(line)) ?? '';
  const cause = lines.slice(start).find((line) => !isHeading(line)) ?? '';
  return cause.replace(/^npm error /, '');
}

/**
 * Returns what a JSON file holds.
 * @param {string} path
 * @returns {unknown}
 */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param {string} lockfile
 * @returns {Map<string, { version?: string, optional?: boolean }>} The packages by their place.
 */
function lockedPackages(lockfile) {
  const { packages } = /** @type {{ packages: Record<string, { version?: string }> }} */ (
    readJson(lockfile)
  );
  return new Map(Object.entries(packages).filter(([place]) => place !== ''));
}

/** Returns whether npm's own record of the installed packages agrees with the lockfile. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(record);
  return (
    [...installed].every(([place, { version }]) => wanted.get(place)?.version === version) &&
    [...wanted].every(([place, { optional }]) => optional === true || installed.has(place))
  );
}

/**
 * @param {string} path
 * @returns {string[]} The file itself, or all files under a folder, in a stable order, without those that the system hides.
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Returns a hash of the current inputs of the build. */
function buildInputsHash() {
  const hash = createHash('sha256');
  for (const input of BUILD_INPUTS) {
    for (const file of filesUnder(join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length));
      hash.update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Without a library: nothing is installed yet.
 * @param {string} version
 * @param {string} range Alternatives of `^` and `>=`, as in `engines`.
 */
function isInRange(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split(' || ').some((alternative) => {
    const [least = 0, leastMinor = 0] = alternative.replace(/\D+/, '').split('.').map(Number);
    if (major === least) return minor >= leastMinor;
    return alternative.startsWith('>=') && major > least;
  });
}

/** @throws {SetupError} When `engines` does not have this Node. */
export function checkNode(version = process.versions.node) {
  const { engines } = /** @type {{ engines: { node: string } }} */ (
    readJson(join(root, 'package.json'))
  );
  if (isInRange(version, engines.node)) return;
  const wanted = engines.node.replaceAll('||', 'or');
  throw new SetupError(`Node ${wanted} is needed; this is ${version}.`);
}

/**
 * Installs the packages, unless those in place are the ones the lockfile names.
 * @throws {SetupError} When npm fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  npm('Installing', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/**
 * Builds the site and its server, unless nothing they are made from has changed.
 * @throws {SetupError} When the build fails.
 */
export function ensureBuilt() {
  const inputs = buildInputsHash();
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === inputs) return;
  console.log('Building…');
  // A test runner that builds has another mode.
  npm('Building', ['run', 'build'], { ...process.env, NODE_ENV: 'production' });
  writeFileSync(buildStamp, inputs);
}
