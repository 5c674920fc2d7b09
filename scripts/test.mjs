import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, root, SetupError } from './setup.mjs';

/**
 * What came of a check: how many tests passed and were skipped, and a line for each that failed, or passed only when it
 * was tried again.
 * @typedef {{ passed: number, skipped: number, failed: string[], flaky?: string[] }} Outcome
 */

/**
 * One step of the run.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command A program of `node_modules/.bin` or `npm`, and its arguments.
 * @property {(report: any) => Outcome} [read] Reads the step's own report; without, it counts as one.
 * @property {string} [hint] What to do when it fails.
 */

const folder = join(root, '.cache', 'test');
const report = join(folder, 'report.json');

/**
 * @typedef {object} TestFile
 * @property {string} name Its path.
 * @property {string} status
 * @property {{ status: string, fullName: string }[]} assertionResults
 */

/**
 * @param {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: TestFile[] }} results
 * What Vitest's JSON reporter writes.
 * @returns {Outcome}
 */
function readVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      // A file that does not even load has no test to name.
      const titles = tests.length > 0 ? tests.map(({ fullName }) => fullName) : ['does not run'];
      return titles.map((title) => `${relative(root, name)}: ${title}`);
    });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed };
}

/**
 * A file of journeys, or a group in it.
 * @typedef {object} Journeys
 * @property {{ title: string, file: string, tests: { projectName: string, status: string }[] }[]} specs
 * @property {Journeys[]} [suites]
 */

/**
 * @param {{ stats: { expected: number, flaky: number, skipped: number }, suites: Journeys[] }} results What Playwright's JSON reporter writes.
 * @returns {Outcome}
 */
function readPlaywright({ stats, suites }) {
  /** @type {(wanted: string, journeys: Journeys[]) => string[]} */
  const thatEnded = (wanted, groups) =>
    groups.flatMap(({ specs, suites: inner = [] }) => [
      ...specs.flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ projectName }) => `${file}: ${title} (${projectName})`),
      ),
      ...thatEnded(wanted, inner),
    ]);
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: thatEnded('unexpected', suites),
    flaky: thatEnded('flaky', suites),
  };
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
  { name: 'bundle size', command: ['size-limit'] },
  { name: 'unit', command: vitest('unit', 'server'), read: readVitest },
  { name: 'faults', command: vitest('faults'), read: readVitest },
];

/**
 * @param {string} engine
 * @param {string} projects Of `playwright.config.ts`.
 * @returns {Check}
 */
const journeys = (engine, projects) => ({
  name: `journeys in ${engine}`,
  command: ['playwright', 'test', `--project=${projects}`, '--reporter=list,json'],
  read: readPlaywright,
  hint: 'To see each step of a journey that failed: npx playwright test e2e/<file> --trace on',
});

/** @type {Check[]} */
const chromiumChecks = [
  { name: 'stories in a browser', command: vitest('storybook'), read: readVitest },
  {
    name: 'published library in a browser',
    command: ['tsx', 'scripts/library/testLibrary.ts', '--report', report],
    // It reports its counts as they are tallied here.
    read: (/** @type {Outcome} */ outcome) => outcome,
  },
  journeys('Chromium', 'chromium-*'),
  { name: 'bench, briefly', command: ['npm', 'run', '--silent', 'bench', '--', '--short'] },
];

/** @type {Check[]} */
const firefoxChecks = [
  { name: 'stories in Firefox', command: vitest('storybook-firefox'), read: readVitest },
  journeys('Firefox', 'firefox-*'),
];

/** @type {Check[]} */
const webKitChecks = [journeys('WebKit', 'webkit-*')];

/**
 * Runs one check, its output shown as it comes.
 * @param {Check} check
 * @returns {Outcome}
 */
function run({ name, command: [program = '', ...args], read, hint }) {
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
  const outcome =
    read !== undefined && existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: status === 0 ? 1 : 0, skipped: 0, failed: [] };
  if (status !== 0 && outcome.failed.length === 0) outcome.failed.push('see above');
  if (status !== 0 && hint !== undefined) console.log(hint);
  return outcome;
}

/** @returns {Promise<number>} The exit code. */
async function main() {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  mkdirSync(folder, { recursive: true });

  const onlyOtherEngines = process.argv.includes('--other-engines');
  const { obtainChromium, obtainFirefox, obtainWebKit } = await import('./browser.mjs');
  const chromium = onlyOtherEngines ? undefined : obtainChromium();
  const firefox = obtainFirefox();
  const webKit = obtainWebKit();
  for (const browser of [chromium, firefox, webKit]) {
    if (browser !== undefined) console.log(`Browser: ${browser.source} (${browser.path})`);
  }

  let passed = 0;
  let skipped = 0;
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const flaky = [];
  /** @type {[check: string, seconds: number][]} */
  const durations = [];
  /** @param {Check} check */
  const tally = (check) => {
    const started = performance.now();
    const outcome = run(check);
    durations.push([check.name, Math.round((performance.now() - started) / 1000)]);
    passed += outcome.passed;
    skipped += outcome.skipped;
    failures.push(...outcome.failed.map((line) => `${check.name}: ${line}`));
    flaky.push(...(outcome.flaky ?? []).map((line) => `${check.name}: ${line}`));
  };

  /** What was not run, and how it would be. */
  const missing = [];
  if (!onlyOtherEngines) {
    const { obtainPrograms } = await import('./programs.mjs');
    for (const { name, tests } of obtainPrograms()) {
      missing.push(`with ${name}, ${tests}. Install ${name}.`);
    }
    checks.forEach(tally);
    if (chromium === undefined) {
      missing.push('what needs a browser. Install Chrome or Chromium, or set CHROME_PATH to one.');
    } else {
      process.env.CHROME_PATH = chromium.path;
      chromiumChecks.forEach(tally);
    }
  }
  if (firefox === undefined) {
    missing.push(
      'stories and journeys in Firefox. Install Firefox 150 or newer, or set FIREFOX_PATH to one.',
    );
  } else {
    process.env.FIREFOX_PATH = firefox.path;
    firefoxChecks.forEach(tally);
  }
  if (webKit === undefined) {
    missing.push(
      "the journeys in WebKit. Install Debian's webkit2gtk-driver and xvfb, or run: npx playwright install webkit",
    );
  } else {
    webKitChecks.forEach(tally);
  }

  const longest = durations.sort(([, a], [, b]) => b - a).slice(0, 8);
  console.log(`\nTook longest: ${longest.map(([name, s]) => `${name} ${s} s`).join(', ')}`);
  // Last, where one looks first: of many thousand lines a build machine may keep only the end.
  if (flaky.length > 0) console.log(['\nPassed at the second try:', ...flaky].join('\n  '));
  console.log(failures.length > 0 ? ['\nFailed:', ...failures].join('\n  ') : '');
  for (const what of missing) console.error(`Not run: ${what}`);
  const total = `${passed} passed, ${failures.length} failed`;
  console.log(skipped > 0 ? `${total}, ${skipped} skipped` : total);
  const lacksChromium = chromium === undefined && !onlyOtherEngines;
  return failures.length > 0 || lacksChromium ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
