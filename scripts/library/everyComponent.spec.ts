/** Every component once in the settings that a layout breaks in first, as the docs pages of these show it. */
import { test, expect } from '@playwright/test';
import { firstStories } from './libraryIndex';
import { readEntries } from './readEntries';
import { serveLibrary } from './serveLibrary';

const folder = 'storybook-static';

for (const globals of ['text:200', 'direction:rtl']) {
  test(`every component fits 320 px with ${globals}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { address, close } = await serveLibrary(folder);
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 320, height: 568 },
      reducedMotion: 'reduce',
    });
    for (const { id } of firstStories(readEntries(folder))) {
      // Its play function may expect what it shows without these settings.
      await page.goto(`iframe.html?id=${id}&globals=${globals};a11y.manual:!true`);
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, id).toBeLessThanOrEqual(320);
    }
    await page.close();
    await close();
  });
}
