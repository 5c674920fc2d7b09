/** Takes a picture of every story, or compares it with the one before (`visual.ts`). */
import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { visitStory } from '../../stories/testing/visitStory';
import { readEntries } from './readEntries';
import { serveLibrary } from './serveLibrary';

const { LIBRARY: folder = 'storybook-static', ONLY: only = '' } = process.env;
const stories = readEntries(folder).filter(({ type, id }) => type === 'story' && id.includes(only));

/** One page of a worker shows all its stories, so that it loads the library's code once. */
const test = base.extend<object, { libraryPage: Page }>({
  libraryPage: [
    async ({ browser }, use) => {
      const served = await serveLibrary(folder);
      const page = await browser.newPage({ baseURL: served.address });
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      // Of a picture a browser shows the larger size when it has that from the story before.
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.setCacheDisabled', { cacheDisabled: true });
      await use(page);
      await page.close();
      await served.close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ libraryPage: page }, testInfo) => {
    // As in every other check of the plays, whatever the story before has left.
    await page.setViewportSize({ width: 1200, height: 900 });
    const declared = await visitStory(page, id);
    for (const width of declared ? [declared.width] : [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const file = `${id}-${width}.png`;
      if (testInfo.config.updateSnapshots === 'none' && !existsSync(testInfo.snapshotPath(file))) {
        await testInfo.attach('new', { body: await page.screenshot(), contentType: 'image/png' });
      }
      // The address that a visitor copies has the port of this run.
      const mask = [page.getByText(/^http:.*\.ics$/)];
      await expect.soft(page).toHaveScreenshot(file, { fullPage: true, mask });
    }
  });
}
