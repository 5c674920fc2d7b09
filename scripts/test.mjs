/**
 * Runs `npm test`, or with `--all` `npm run test:all`: sets up what the tests need, runs the steps two at a time, and ends
 * with the counts. `--shard 1/4` runs a part of them, for several machines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, ensureBuilt, ensureInstalled, readJson, root, SetupError } from './setup.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What is read of the reports: Vitest's numbers of tests, or Playwright's.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 */

/**
 * One step of a run: a program of `node_modules/.bin` or `npm`, and its arguments.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {(report: Report) => Counts} [read] Reads the step's JSON report; a step without one counts as one test.
 */

const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
const shard = options.shard === undefined ? [] : [`--shard=${options.shard}`];

/** How many steps run side by side, each with its share of the processors. */
const STEPS_AT_ONCE = 2;
const workers = String(Math.max(1, Math.floor(availableParallelism() / STEPS_AT_ONCE)));

const folder = join(root, '.cache', 'test');
/** @param {string} name Of a step. */
const reportOf = (name) => join(folder, `${name}.json`);

/** @type {(name: string, ...projects: string[]) => Step} */
const vitest = (name, ...projects) => ({
  name,
  command: [
    ...['vitest', 'run', ...projects.map((project) => `--project=${project}`), ...shard],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
    `--maxWorkers=${workers}`,
  ],
  read: ({ numPassedTests, numFailedTests, numPendingTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  }),
});

/**
 * The start and the unit tests with the newest Node that has long-term support, whose binary is the npm package `node`.
 *
 * @param {string} version
 * @returns {Step}
 */
function withNode(version) {
  const { command, ...step } = vitest(`Node ${version}`, 'unit', 'faults');
  const program = ['npx', '--yes', `node@${version}`, 'node_modules/vitest/vitest.mjs'];
  return { ...step, command: [...program, ...command.slice(1), 'src/', 'server/faults/npmStart'] };
}

/** @type {(name: string, ...command: string[]) => Step} */
const playwright = (name, ...command) => ({
  name,
  command: [...command, ...shard, '--reporter=dot,json', `--workers=${workers}`],
  read: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
});

/** @type {(name: string, ...selection: string[]) => Step} */
const journeys = (name, ...selection) => playwright(name, 'playwright', 'test', ...selection);

/** @type {(script: string) => Step} */
const npm = (script) => ({ name: script, command: ['npm', 'run', '--silent', script] });

/** What only `npm run test:all` runs; what takes longest comes first, so that no processor waits for it at the end. */
const furtherSteps = [
  journeys('journeys in Chromium', '--project=chromium*'),
  journeys('journeys in Firefox', '--project=firefox'),
  journeys('journeys in WebKit', '--project=webkit*'),
  vitest('stories in Firefox', 'storybook-firefox'),
  playwright('library', 'npm', 'run', '--silent', 'test:library', '--'),
  vitest('faults', 'faults'),
  vitest('PostgreSQL', 'postgres'),
  withNode('26'),
  { name: 'bench', command: ['npm', 'run', '--silent', 'bench', '--', '--short'] },
];

/** @type {Step[]} */
const steps = [
  ...(options.all ? furtherSteps : [journeys('journeys', '--project=chromium', '--grep=@smoke')]),
  vitest('stories', 'storybook'),
  vitest('unit', 'unit', 'server'),
  npm('lint'),
  npm('typecheck'),
  npm('check:format'),
  npm('knip'),
  npm('check:content'),
  npm('check:stories'),
  { name: 'pictures', command: ['npm', 'run', '--silent', 'images', '--', '--check'] },
  { name: 'bundle size', command: ['size-limit'] },
];

/**
 * Runs one step; its output goes to a file.
 * @param {Step} step
 */
async function run({ name, command: [program = '', ...args], read }) {
  const [report, log] = [reportOf(name), join(folder, `${name}.log`)];
  rmSync(report, { force: true });
  const output = openSync(log, 'w');
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  await once(child, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  const counts =
    read !== undefined && existsSync(report)
      ? read(/** @type {Report} */ (readJson(report)))
      : { passed: child.exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A step that ends early may have failed without a test that did.
  if (child.exitCode !== 0) counts.failed ||= 1;
  console.log(
    `${child.exitCode === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed in ${seconds} s`,
  );
  return { name, seconds, log, ...counts };
}

/** Returns how many processors were busy on average since this process started, where Linux says so. */
function busyProcessors() {
  if (process.platform !== 'linux') return 'unknown';
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // utime, stime, cutime and cstime, in hundredths of a second: see proc(5).
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks / 100 / process.uptime()).toFixed(2);
}

/** Returns a line for each part that does not run, and why. @param {(name: string) => string | undefined} findProgram */
function listMissing(findProgram) {
  if (!options.all) return ['other engines, PostgreSQL, proxies, mail, faults: npm run test:all'];
  const programs = {
    nginx: 'the tests of deploy/nginx.conf',
    caddy: 'the tests of deploy/Caddyfile',
    exim4: 'the tests with a real mail server',
    strace: 'the test that a sign-up is on the disk when it is acknowledged',
    WebKitWebDriver: 'the tests in WebKit',
  };
  return Object.entries(programs)
    .filter(([program]) => findProgram(program) === undefined)
    .map(([program, tests]) => `${tests}, without ${program}`);
}

/** @returns {Promise<number>} The exit code. */
async function main() {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const { findProgram, firefoxLaunchOptions, obtainChromium } = await import('./browser.mjs');
  process.env.CHROME_PATH = obtainChromium();
  console.log(`Browser: ${process.env.CHROME_PATH}`);

  const notRun = listMissing(findProgram);
  const hasFirefox = firefoxLaunchOptions() !== undefined;
  if (options.all && !hasFirefox) notRun.push('stories and journeys in Firefox, without firefox');
  const isShardOfAll = options.shard === undefined || options.shard.startsWith('1/');
  const wanted = steps.filter(
    ({ name, read }) =>
      (hasFirefox || !name.endsWith('Firefox')) && (read !== undefined || isShardOfAll),
  );

  console.log(`${wanted.length} steps, ${STEPS_AT_ONCE} at once. Their output is in .cache/test.`);
  const { default: limitTo } = await import('p-limit');
  const limit = limitTo(STEPS_AT_ONCE);
  const outcomes = await Promise.all(wanted.map((step) => limit(() => run(step))));

  // Last, where one looks first: of many thousand lines a build machine may keep only the end.
  for (const { name, log } of outcomes.filter(({ failed }) => failed > 0)) {
    console.log(`\n== ${name}\n${readFileSync(log, 'utf8')}`);
  }
  const longest = outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
  const minutes = (process.uptime() / 60).toFixed(1);
  console.log(`\nTook ${minutes} min, with ${busyProcessors()} processors busy on average.`);
  console.log(`Longest: ${longest.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
  for (const line of notRun) console.log(`Not run: ${line}`);
  const sum = (/** @type {keyof Counts} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
