import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { test as base } from './engines';

export { expect } from './engines';

/** Whether React has taken up the page: until then a rendered button is only there to be seen. */
function isTakenUp(): boolean {
  const title = document.querySelector('main h1');
  return title !== null && Object.keys(title).some((key) => key.startsWith('__reactProps'));
}

/** Waits until React has taken up the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isTakenUp);
}

/** Makes it a browser without service workers: one would ask past what a test says to requests. */
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
 * A test in a browser without service workers, whose clock stands still and whose `page.goto` waits until the
 * page answers to its visitor, unless it is told what to wait for or runs without JavaScript. The script of a
 * rendered page starts only when it has been painted.
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

/** Returns the paths of the API that the page asks for from now on, in their order. */
export function followReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  return reads;
}

/** Returns what axe finds wrong with a page. */
export async function findViolations(page: Page): Promise<axe.Result[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run()).violations;
  });
}
