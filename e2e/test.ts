import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { now, startSite, type Site } from './site';

export { expect };

export interface SiteOptions {
  storesInPostgres: boolean;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** A test against a site that its worker starts, on a desktop, or on a phone where it is tagged so. */
export const siteTest = base.extend<object, SiteOptions & { site: Site }>({
  storesInPostgres: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ storesInPostgres }, use) => {
      const site = await startSite(storesInPostgres);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  viewport: async ({}, use, { tags }) => {
    await use(tags.includes('@phone') ? phone : desktop);
  },
  // Firefox cannot emulate touch.
  isMobile: async ({ browserName }, use, { tags }) => {
    await use(browserName === 'chromium' && tags.includes('@phone'));
  },
  hasTouch: async ({ isMobile }, use) => {
    await use(isMobile);
  },
});

/** What React keeps of a page, as far as it is read here. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Returns whether React has hydrated the page: before, a rendered button does nothing. Its elements are known to React
 * a little earlier, when they are rendered and not yet committed.
 */
export function isHydrated(): boolean {
  const container = document.getElementById('root');
  if (container === null || document.querySelector('main h1') === null) return false;
  return Object.entries(container).some(
    ([key, react]: [string, ReactContainer]) =>
      key.startsWith('__reactContainer') && !react.stateNode.current.memoizedState.isDehydrated,
  );
}

/** Waits until React has hydrated the page and run its effects, which it does in tasks of their own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // WebKit has no idle callback.
  await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve);
        else setTimeout(resolve);
      }),
  );
}

/** Removes service workers from the browser: their requests would bypass a test's routes. */
function goWithoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * A test in a browser without service workers, with a fixed clock, whose `page.goto` waits until the page is
 * hydrated, unless it has a `waitUntil` or runs without JavaScript. The script of a rendered page starts after the
 * first paint.
 */
export const test = siteTest.extend({
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

/**
 * Keeps back what a page requests, as a slow network does.
 *
 * @returns brings it.
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let bring: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (bring = resolve));
  await page.route(url, async (route) => {
    await wanted;
    await route.continue();
  });
  return bring;
}

/** Keeps a page's scripts back. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

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

/** Returns how far a page scrolls sideways, in px. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
