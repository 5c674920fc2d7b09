/** Every component once in the settings that a layout breaks in first, as the docs pages of these show it. */
import { test, expect } from '@playwright/test';
import { firstStories } from './libraryIndex';
import { readEntries } from './readEntries';
import { serveLibrary } from './serveLibrary';
import { openFrame, select, type LibraryWindow } from './testing/libraryFrame';

const folder = 'storybook-static';

for (const globals of ['text:200', 'direction:rtl']) {
  test(`every component fits 320 px with ${globals}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { address, close } = await serveLibrary(folder);
    const viewport = { width: 320, height: 568 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await openFrame(page, address, globals);
    for (const { id } of firstStories(readEntries(folder))) {
      await select(page, id, 'story');
      // However its play function ends, which may expect what it shows without these settings.
      await page.waitForFunction(
        (storyId) => (window as unknown as LibraryWindow).results.has(storyId),
        id,
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, id).toBeLessThanOrEqual(320);
    }
    await page.close();
    await close();
  });
}
