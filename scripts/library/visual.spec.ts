/** Takes a picture of every story, or compares it with the one before (`visual.ts`). */
import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { openStory } from './openStory';
import { readEntries } from './readEntries';
import { serveLibrary, type ServedLibrary } from './serveLibrary';

const { LIBRARY: folder = 'storybook-static', ONLY: only = '' } = process.env;
const stories = readEntries(folder).filter(({ type, id }) => type === 'story' && id.includes(only));

/** One page of a worker shows all its stories, so that it loads the library's code once. */
const test = base.extend<object, { library: ServedLibrary & { page: Page } }>({
  library: [
    async ({ browser }, use) => {
      const served = await serveLibrary(folder);
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use({ ...served, page });
      await page.close();
      served.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, type, title, name } of stories) {
  test(`${title}: ${name}`, async ({ library: { page, addressOf } }, testInfo) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const declared = await openStory(page, addressOf({ id, type }));
    for (const width of declared === undefined ? [390, 1280] : [declared]) {
      await page.setViewportSize({ width, height: 800 });
      const file = `${id}-${width}.png`;
      if (testInfo.config.updateSnapshots === 'none' && !existsSync(testInfo.snapshotPath(file))) {
        await testInfo.attach('new', { body: await page.screenshot(), contentType: 'image/png' });
      }
      await expect.soft(page).toHaveScreenshot(file, { fullPage: true });
    }
  });
}
