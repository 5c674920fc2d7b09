import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, root, SetupError } from './setup.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * One step of the run.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command A program of `node_modules/.bin` or `npm`, and its arguments.
 * @property {(report: unknown) => Count} [count] Reads the step's own report; without, it counts as one.
 */

const folder = join(root, '.cache', 'test');
const report = join(folder, 'report.json');

/**
 * @param {unknown} results What Vitest's JSON reporter writes.
 * @returns {Count}
 */
function countVitest(results) {
  const { numPassedTests, numFailedTests } =
    /** @type {{ numPassedTests: number, numFailedTests: number }} */ (results);
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param {unknown} results What Playwright's JSON reporter writes.
 * @returns {Count}
 */
function countPlaywright(results) {
  const { stats } =
    /** @type {{ stats: { expected: number, flaky: number, unexpected: number } }} */ (results);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * @param {string[]} projects
 * @returns {string[]}
 */
function vitest(...projects) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...reporters];
}

/** @type {Check[]} */
const checks = [
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'knip'] },
  { name: 'content', command: ['npm', 'run', '--silent', 'check:content'] },
  { name: 'stories for every component', command: ['npm', 'run', '--silent', 'check:stories'] },
  { name: 'pictures', command: ['npm', 'run', '--silent', 'images', '--', '--check'] },
  { name: 'weight', command: ['size-limit'] },
  { name: 'unit', command: vitest('unit', 'server'), count: countVitest },
  { name: 'faults', command: vitest('faults'), count: countVitest },
];

/** @type {Check[]} */
const browserChecks = [
  { name: 'stories in a browser', command: vitest('storybook'), count: countVitest },
  {
    name: 'journeys in a browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    count: countPlaywright,
  },
];

/**
 * Runs one check, its output shown as it comes.
 * @param {Check} check
 * @returns {Count}
 */
function run({ name, command: [program = '', ...args], count }) {
  console.log(`\n== ${name}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const counted =
    count !== undefined && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A file that does not even load has no test to count, yet it fails the run.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

/** @returns {Promise<number>} The exit code. */
async function main() {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  mkdirSync(folder, { recursive: true });

  const { obtainBrowser } = await import('./browser.mjs');
  const browser = obtainBrowser();
  console.log(
    browser === undefined ? 'Browser: none' : `Browser: ${browser.source} (${browser.path})`,
  );

  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  /** @param {Check} check */
  const tally = (check) => {
    const { passed, failed } = run(check);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(check.name);
  };

  checks.forEach(tally);
  if (browser !== undefined) {
    process.env.CHROME_PATH = browser.path;
    browserChecks.forEach(tally);
  }

  console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '');
  if (browser === undefined) {
    console.error(
      'Not run: what needs a browser. Install Chrome or Chromium, or set CHROME_PATH to one.',
    );
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failures.length > 0 || browser === undefined ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
