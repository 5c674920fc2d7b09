import { join } from 'node:path';
import { paths } from '../src/urls/paths';
import { firstFighterPath, howToInstall, type Report, type Visit } from './lighthouse';
import { serveOneLine } from './otherPages';
import { median } from './race';
import { isShort, visits } from './settings';

const notFoundPath = '/nowhere';

/**
 * The not-found page responds with 404, which the browser's console logs, and is marked noindex. Lighthouse counts
 * all three as failures.
 */
const notFoundSettings = {
  ignoreStatusCode: true,
  skipAudits: ['errors-in-console', 'http-status-code', 'is-crawlable'],
};

interface Figure {
  name: string;
  read: (report: Report) => number | null | undefined;
  digits: number;
  goal: number;
  /** Whether more is better, or less. */
  bound: 'least' | 'most';
}

const score = (name: string, category: string, goal: number): Figure => ({
  name,
  read: ({ categories }) => (categories[category]?.score ?? NaN) * 100,
  digits: 0,
  goal,
  bound: 'least',
});

const figures: Figure[] = [
  score('performance', 'performance', 99),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
  {
    name: 'CLS',
    read: ({ audits }) => audits['cumulative-layout-shift']?.numericValue,
    digits: 3,
    goal: 0.01,
    bound: 'most',
  },
];

/** The maximum total blocking time, as a multiple of that of a page that renders one line. */
const blockingGoal = 1.5;

/** Lighthouse counts what a task takes beyond this, in ms: a page that blocks for less is compared with it. */
const leastBlocking = 50;

const blockingOf = (reports: readonly Report[]) =>
  median(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN));

/** Scores every screen with Lighthouse as a phone, with the throttling that it simulates. */
export async function benchScores(
  origin: string,
  folder: string,
  visit: Visit | undefined,
): Promise<void> {
  console.log(`Lighthouse, mobile, simulated throttling, medians of ${visits} visits`);
  if (!visit) {
    console.log(`  ${howToInstall}`);
    return;
  }
  const { home, fighters, events, community, payPerView, signup } = paths;
  const fighter = await firstFighterPath(origin);
  // The eight screens (spec §2).
  const all = [home, fighters, fighter, events, community, payPerView, signup, notFoundPath];
  const screens = isShort ? [home, notFoundPath] : all;
  const reports = new Map(screens.map((path): [string, Report[]] => [path, []]));
  const oneLine = await serveOneLine(join(folder, 'one-line'));
  const oneLineReports: Report[] = [];
  try {
    for (let round = 0; round < visits; round += 1) {
      for (const [path, ofPath] of reports) {
        ofPath.push(await visit(origin + path, path === notFoundPath ? notFoundSettings : {}));
      }
      oneLineReports.push(await visit(oneLine.origin, {}));
    }
  } finally {
    await oneLine.stop();
  }
  const yardstick = Math.max(leastBlocking, blockingOf(oneLineReports));

  const width = Math.max(...screens.map((path) => path.length));
  const row = (first: string, cells: string[]) => `  ${first.padEnd(width)}  ${cells.join('  ')}`;
  console.log(row('', [...figures.map(({ name }) => name), 'TBT beside one line']));
  for (const [path, ofPath] of reports) {
    const cells = figures.map(({ name, read, digits, goal, bound }) => {
      const value = median(ofPath.map((report) => read(report) ?? NaN));
      const isMet = bound === 'least' ? value >= goal : value <= goal;
      return `${value.toFixed(digits)}${isMet ? ' ' : '!'}`.padStart(name.length);
    });
    const blocking = blockingOf(ofPath);
    const isMet = blocking <= yardstick * blockingGoal;
    const ratio = `${(blocking / yardstick).toFixed(2)}${isMet ? ' ' : '!'}`;
    console.log(row(path, [...cells, `${ratio} (${blocking.toFixed(0)} ms)`]));
  }
  const goals = figures.map(({ name, goal, bound }) =>
    `${bound === 'least' ? '≥' : '≤'} ${goal} `.padStart(name.length),
  );
  console.log(row('goal (! where missed)', [...goals, `≤ ${blockingGoal}`]));
  console.log(`  TBT of one line: ${yardstick.toFixed(0)} ms, or less`);
}
