import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../scripts/browser.mjs';
import { startForBrowser } from './contestants';
import { listScreens, openingMenu, type Act, type Probe, type Screen } from './interactionScreens';
import { multiplyContent } from './largerLeague';
import { firstFighterPath } from './lighthouse';
import { median } from './race';
import { isShort, visits } from './settings';
import { openSlowPhone } from './slowPhone';

/** How many times the content is measured. */
const sizes = [1, 10];

/** The maximum until the next paint, as a multiple of opening the menu in the same visit, which the browser does alone. */
const paintGoal = 1.5;

/** The maximum from the first paint until a page responds, as a multiple of fetching and parsing the same scripts. */
const responseGoal = 1.4;

/** How long the page may work on after an interaction before the next one, in ms. */
const pause = isShort ? 0 : 400;

/** How long each interaction of a screen takes from the input to the next paint, by its name: in ms, for each visit. */
type Interactions = Map<string, number[]>;

/**
 * Measures on a slow phone how long after its first paint a page responds to presses, and how long each interaction takes
 * until the next paint: with the league's content, and with ten times as much.
 */
export async function benchInteractions(folder: string): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    for (const times of sizes) {
      const ours = await startWithContent(join(folder, String(times)), times);
      try {
        await benchContent(browser, ours.origin, times);
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

async function benchContent(browser: Browser, origin: string, times: number) {
  const screens = listScreens(await firstFighterPath(origin));
  const worst = { response: 0, paint: 0 };

  console.log(
    `Interactions on a slow phone, ${times} times the content, medians of ${visits} visits: ms, and multiples of the yardstick`,
  );
  for (const screen of screens) {
    const responses: Multiple[] = [];
    const interactions: Interactions = new Map();
    const scripts = screen.probe ? await scriptsOf(browser, origin + screen.path) : [];
    for (let round = 0; round < visits; round += 1) {
      if (screen.probe) {
        const yardstick = await timeScripts(browser, origin, scripts);
        const ms = await timeResponse(browser, origin, screen, screen.probe);
        responses.push({ ms, ratio: ms / yardstick });
      }
      // Every press before hydration is tried in a short round, too; all the interactions take minutes.
      if (!isShort || screen === screens[0]) await useScreen(browser, origin, screen, interactions);
    }
    console.log(`  ${screen.path}`);
    if (screen.probe) {
      const ratio = report('first paint until it responds', responses, responseGoal);
      worst.response = Math.max(worst.response, ratio);
    }
    const menu = interactions.get(openingMenu) ?? [];
    for (const [name, measured] of interactions) {
      const paints = measured.map((ms, visit) => ({ ms, ratio: ms / (menu[visit] ?? NaN) }));
      worst.paint = Math.max(worst.paint, report(name, paints, paintGoal));
    }
  }
  console.log(
    `  Worst: until it responds ${worst.response.toFixed(2)} (goal: at most ${responseGoal}), ` +
      `interaction to next paint ${worst.paint.toFixed(2)} (goal: at most ${paintGoal})`,
  );
}

/** A time in ms, and as a multiple of its yardstick. */
interface Multiple {
  ms: number;
  ratio: number;
}

/** Prints the medians, and returns that of the multiples. */
function report(name: string, measured: readonly Multiple[], goal: number): number {
  const ms = median(measured.map((one) => one.ms));
  const ratio = median(measured.map((one) => one.ratio));
  const figures = `${String(Math.round(ms)).padStart(6)} ${ratio.toFixed(2)}${ratio <= goal ? ' ' : '!'}`;
  console.log(`    ${name.padEnd(32)}${figures}`);
  return ratio;
}

/** Returns the addresses of the scripts that a page loads. */
async function scriptsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  } finally {
    await page.close();
  }
}

/** Returns how long a page without content takes to fetch and parse scripts, which it does not run, in ms. */
async function timeScripts(browser: Browser, origin: string, scripts: string[]): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(`${origin}/robots.txt`);
    return await page.evaluate(fetchModules, scripts);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
async function fetchModules(scripts: string[]): Promise<number> {
  const start = performance.now();
  const loads = scripts.map(
    (href) =>
      new Promise((done, fail) => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
        link.addEventListener('load', done);
        link.addEventListener('error', fail);
        document.head.append(link);
      }),
  );
  await Promise.all(loads);
  return performance.now() - start;
}

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
    await page.addInitScript(recordPaints);
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
      const measured = await page.evaluate(readPaint, start);
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
  paints: { start: number; duration: number }[];
}

/** Runs in the page. */
function recordPaints(): void {
  const paints: TimedWindow['paints'] = [];
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (entry.interactionId === 0) continue;
      paints.push({ start: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // Event Timing knows nothing of the browser's own Back.
  addEventListener('popstate', ({ timeStamp: start }) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        paints.push({ start, duration: performance.now() - start });
      });
    });
  });
}

/** Runs in the page: returns the longest time until a paint since `start`. */
function readPaint(start: number): number {
  const { paints } = window as unknown as TimedWindow;
  const recent = paints.filter((paint) => paint.start >= start);
  return Math.max(0, ...recent.map(({ duration }) => duration));
}
