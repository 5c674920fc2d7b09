import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../scripts/browser.mjs';
import { startForBrowser } from './contestants';
import { listScreens, type Act, type Probe, type Screen } from './interactionScreens';
import { multiplyContent } from './largerLeague';
import { firstFighterPath } from './lighthouse';
import { median } from './race';
import { isShort, visits } from './settings';
import { openSlowPhone } from './slowPhone';

/** How many times the content is measured, and the maximum until the next paint with it, in ms. */
const sizes = [
  { times: 1, goal: 100 },
  { times: 10, goal: 200 },
];

/** The maximum from the first paint until a page responds, in ms. */
const responseGoal = 1200;

/** How long the page may work on after an interaction before the next one, in ms. */
const pause = isShort ? 0 : 400;

/** One interaction, in ms. */
interface Measured {
  /** From the input to the next paint. */
  paint: number;
  /** The longest task from the input on, which another input would have to wait for. */
  task: number;
}

/** Each interaction of a screen by its name, with a measurement a visit. */
type Interactions = Map<string, Measured[]>;

/**
 * Measures on a slow phone how long after its first paint a page responds to presses, and how long each interaction takes
 * until the next paint: with the league's content, and with ten times as much.
 */
export async function benchInteractions(folder: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    for (const { times, goal } of sizes) {
      const ours = await startWithContent(join(folder, String(times)), times);
      try {
        await benchContent(browser, ours.origin, times, goal);
      } finally {
        await ours.stop();
      }
    }
  } finally {
    await browser.close();
  }
}

async function startWithContent(folder: string, times: number) {
  await mkdir(folder);
  const content = JSON.parse(await readFile('db.json', 'utf8')) as Parameters<
    typeof multiplyContent
  >[0];
  const file = join(folder, 'db.json');
  await writeFile(file, JSON.stringify(multiplyContent(content, times)));
  return startForBrowser(join(folder, 'data'), { contentFile: file });
}

async function benchContent(browser: Browser, origin: string, times: number, goal: number) {
  const all = listScreens(await firstFighterPath(origin));
  const screens = isShort ? all.slice(0, 1) : all;
  const worst = { response: 0, paint: 0 };
  const mark = (value: number, most: number) => `${Math.round(value)}${value <= most ? ' ' : '!'}`;

  console.log(
    `Interactions on a slow phone, ${times} times the content, medians of ${visits} visits, in ms`,
  );
  for (const screen of screens) {
    const responses: number[] = [];
    const interactions: Interactions = new Map();
    for (let round = 0; round < visits; round += 1) {
      if (screen.probe) responses.push(await timeResponse(browser, origin, screen, screen.probe));
      await useScreen(browser, origin, screen, interactions);
    }
    console.log(`  ${screen.path}`);
    if (screen.probe) {
      const response = median(responses);
      worst.response = Math.max(worst.response, response);
      console.log(row('first paint until it responds', mark(response, responseGoal)));
    }
    for (const [name, measured] of interactions) {
      const paint = median(measured.map((one) => one.paint));
      const task = median(measured.map((one) => one.task));
      worst.paint = Math.max(worst.paint, paint);
      const longTask = task > 0 ? `(longest task ${Math.round(task)})` : '';
      console.log(row(name, mark(paint, goal), longTask));
    }
  }
  console.log(
    `  Worst: first paint until it responds ${mark(worst.response, responseGoal)}(goal: at most ${responseGoal}), ` +
      `interaction to next paint ${mark(worst.paint, goal)}(goal: at most ${goal})`,
  );
}

const row = (name: string, value: string, rest = '') =>
  `    ${name.padEnd(32)}${value.padStart(6)} ${rest}`.trimEnd();

/**
 * Returns the time from the first paint, right after which a script presses a control once, until the press has had its
 * effect: in that document, or in the one that a form sent without the page's script responds with.
 */
async function timeResponse(
  browser: Browser,
  origin: string,
  { path }: Screen,
  probe: Probe,
): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(pressOnce, probe);
    await page.goto(origin + path);
    const responded = await page.waitForFunction(
      () => (window as Partial<ProbedWindow>).respondedAfter,
    );
    return (await responded.jsonValue()) ?? NaN;
  } finally {
    await page.context().close();
  }
}

interface ProbedWindow {
  /** In ms after the first contentful paint of the first document. */
  respondedAfter: number;
}

/** Runs in each document. */
function pressOnce({ control, effect, isText = false }: Probe): void {
  let textBefore: string | null | undefined;
  const timer = setInterval(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const element = document.querySelector<HTMLElement>(control);
    if (paint === undefined || element === null) return;
    if (sessionStorage.firstPaint === undefined) {
      sessionStorage.firstPaint = performance.timeOrigin + paint.startTime;
      textBefore = document.querySelector(effect)?.textContent;
      // As of a finger: the page's scripts start with it.
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.click();
    }
    const shown = document.querySelector(effect);
    if (!shown?.checkVisibility({ visibilityProperty: true })) return;
    if (isText && shown.textContent === textBefore) return;
    clearInterval(timer);
    const now = performance.timeOrigin + performance.now();
    Object.assign(window, { respondedAfter: now - Number(sessionStorage.firstPaint) });
  }, 25);
}

/** Visits a screen, and adds how long each interaction took. */
async function useScreen(
  browser: Browser,
  origin: string,
  screen: Screen,
  interactions: Interactions,
): Promise<void> {
  const page = await openSlowPhone(browser);
  try {
    await page.addInitScript(recordTimings);
    await page.goto(origin + screen.path, { waitUntil: 'networkidle' });
    await rest(page);
    const act: Act = async (name, what) => {
      const isControl = typeof what !== 'function';
      if (isControl) {
        await what.scrollIntoViewIfNeeded();
        await rest(page);
      }
      const start = await page.evaluate(() => performance.now());
      await (isControl ? what.tap() : what());
      await rest(page);
      const measured = await page.evaluate(readTimings, start);
      interactions.set(name, [...(interactions.get(name) ?? []), measured]);
    };
    await screen.use(page, act);
  } finally {
    await page.context().close();
  }
}

/** Waits until the page has been idle after what it had to do. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(pause);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
}

interface TimedWindow {
  timings: { kind: 'paint' | 'task'; start: number; duration: number }[];
}

/** Runs in the page. */
function recordTimings(): void {
  const timings: TimedWindow['timings'] = [];
  Object.assign(window, { timings });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (entry.interactionId === 0) continue;
      timings.push({ kind: 'paint', start: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      timings.push({ kind: 'task', start: startTime, duration });
    }
  }).observe({ type: 'longtask' });
  // Event Timing knows nothing of the browser's own Back.
  addEventListener('popstate', ({ timeStamp: start }) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        timings.push({ kind: 'paint', start, duration: performance.now() - start });
      });
    });
  });
}

/** Runs in the page. */
function readTimings(start: number): Measured {
  const { timings } = window as unknown as TimedWindow;
  const recent = timings.filter((timing) => timing.start >= start);
  const [paint, task] = (['paint', 'task'] as const).map((kind) =>
    Math.max(0, ...recent.filter((timing) => timing.kind === kind).map(({ duration }) => duration)),
  );
  return { paint: paint ?? 0, task: task ?? 0 };
}
