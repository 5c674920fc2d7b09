import { expect as expectOfPlaywright, test as base, type Browser } from '@playwright/test';
import { sqliteStore, startPostgresStore, type Store } from './store';
import { WebKitBrowser } from './webkit/browser';
import { expectOfWebKit } from './webkit/expect';
import { WebKitLocator, WebKitPage } from './webkit/page';

export interface EngineOptions {
  /** The WebDriver server of WebKitGTK, when that is the browser. */
  webKitDriver: string | undefined;
  /** Whether the sign-ups are stored in PostgreSQL, by a site of its own. */
  storesInPostgres: boolean;
}

/**
 * A test in the project's engine. Playwright drives it, except for WebKitGTK, which only WebDriver can drive: there,
 * the page has those of Playwright's methods that the journeys use.
 */
export const test = base.extend<Pick<Store, 'storedSignups'>, EngineOptions & { store: Store }>({
  webKitDriver: [undefined, { option: true, scope: 'worker' }],
  storesInPostgres: [false, { option: true, scope: 'worker' }],
  store: [
    async ({ storesInPostgres }, use) => {
      const store = storesInPostgres ? await startPostgresStore() : sqliteStore;
      await use(store);
      await store.close();
    },
    { scope: 'worker' },
  ],
  storedSignups: async ({ store }, use) => {
    await use(store.storedSignups);
  },
  baseURL: async ({ baseURL, store }, use) => {
    await use(store.origin ?? baseURL);
  },
  browser: [
    async ({ playwright, browserName, webKitDriver }, use) => {
      if (webKitDriver !== undefined) {
        await use(new WebKitBrowser(webKitDriver) as unknown as Browser);
        return;
      }
      const browser = await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, viewport, timezoneId }, use) => {
    // Playwright adds whatever else a test asks for.
    const context = await browser.newContext({
      viewport,
      ...(baseURL !== undefined && { baseURL }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    await use(context);
    await context.close();
  },
});

const isWebKit = (actual: unknown) =>
  actual instanceof WebKitLocator || actual instanceof WebKitPage;

/** Playwright's `expect`, which takes what WebKitGTK's page has to show as well. */
export const expect = new Proxy(expectOfPlaywright, {
  apply: (target, self, [actual, ...rest]: Parameters<typeof expectOfPlaywright>) =>
    isWebKit(actual) ? expectOfWebKit(actual) : Reflect.apply(target, self, [actual, ...rest]),
});
