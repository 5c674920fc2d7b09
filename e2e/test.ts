import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test as base } from './engines';

export { expect } from './engines';

/** What React keeps of a page, as far as it is read here. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Returns whether React has hydrated the page: before, a rendered button does nothing. Its elements are known to React
 * a little earlier, when they are rendered and not yet committed.
 */
function isHydrated(): boolean {
  const container = document.getElementById('root');
  if (container === null || document.querySelector('main h1') === null) return false;
  return Object.entries(container).some(
    ([key, react]: [string, ReactContainer]) =>
      key.startsWith('__reactContainer') && !react.stateNode.current.memoizedState.isDehydrated,
  );
}

/** Resolves when the page is idle; in WebKit, which has no idle callback, after the tasks that are queued already. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve);
    }
  });
}

/** Waits until React has hydrated the page and run its effects, which it does in tasks of their own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(idle);
}

/** Removes service workers from the browser: their requests would bypass a test's routes. */
function goWithoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** What "now" is in the browser: the night of the event that is live in the journeys' league. */
const now = '2026-11-22T02:00:00.000Z';

/**
 * What Firefox is started with where Playwright emulates it in Chromium only: a visitor's choice of motion
 * or colours. It takes a browser of its own, so `test.use` has it for a whole file.
 */
type FirefoxUserPrefs = Record<string, string | number | boolean>;

/**
 * A test in a browser without service workers, with a fixed clock, whose `page.goto` waits until the page is
 * hydrated, unless it has a `waitUntil` or runs without JavaScript. The script of a rendered page starts after the
 * first paint.
 */
export const test = base.extend<object, { firefoxUserPrefs: FirefoxUserPrefs }>({
  firefoxUserPrefs: [{}, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, firefoxUserPrefs }, use) => {
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript(goWithoutWorkers);
    await context.clock.setFixedTime(now);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (javaScriptEnabled && options?.waitUntil === undefined) {
        await hydrated(page);
      }
      return response;
    };
    await use(page);
  },
});

/** Runs the tests of a file or a group without JavaScript, in the engines whose driver can. */
export function useNoJavaScript(): void {
  test.use({ javaScriptEnabled: false });
  test.skip(
    ({ browserName }) => browserName === 'firefox',
    'Playwright 1.64 waits by frames, which Firefox does not report to it without JavaScript',
  );
  test.skip(
    ({ webKitDriver }) => webKitDriver !== undefined,
    'WebDriver looks at a page with the JavaScript of that page',
  );
}

/**
 * Keeps a page's scripts back, as a slow network does.
 *
 * @returns brings them.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let bring: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return bring;
}

/**
 * Waits until the fonts of a page have loaded. It must have been read (`domcontentloaded`), as before that nothing asks
 * for fonts. `document.fonts.ready` will not do: WebKit keeps it until the page has loaded, with the scripts that are
 * held back.
 */
export async function waitForFonts(page: Page): Promise<void> {
  const lookUp = () => {
    // A font is requested when text is laid out.
    document.body.getBoundingClientRect();
    return document.fonts.status;
  };
  await expect.poll(() => page.evaluate(lookUp)).toBe('loaded');
}

/** Opens the filters of the roster, which a small screen has behind a button. */
export async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filters/ });
  if ((await toggle.count()) > 0) await toggle.click();
}

/** Returns a list to which each API path that the page requests from now on is added. */
export function followReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  return reads;
}

/** Returns a list to which each warning and error of the page's console, and each uncaught one, is added. */
export function followComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Returns what axe finds wrong with a page, once its animations have ended: a text that fades in has too little contrast. */
export async function findViolations(page: Page): Promise<axe.Result[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is cancelled rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return (await inPage.run()).violations;
  });
}
