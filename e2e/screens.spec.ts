import { brokenWords } from '../src/testing/brokenWords';
import { cutOffTexts } from '../src/testing/cutOffTexts';
import { longest, screens } from './screens';
import { expect, findViolations, followComplaints, overflowOf, test } from './test';

/** The widths in px that every screen must hold at. 640 is 1280 at 200 % zoom. */
const widths = [320, 390, 640, 768, 1024, 1280, 1920];

const longestProfile = ['profile of the longest name', `/fighters/${longest.id}`] as const;

for (const [name, path] of [...screens, longestProfile]) {
  test(
    `${name} has no axe violation, no sideways scroll, no broken word, a quiet console, and asks no one else for anything`,
    { tag: '@smoke' },
    async ({ page, baseURL }) => {
      const complaints = followComplaints(page);
      const origins = new Set<string>();
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:') origins.add(origin);
      });

      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // What waits below the fold is requested, too.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        expect(await overflowOf(page), `${width} px`).toBe(0);
        expect(await page.locator('body').evaluate(cutOffTexts), `${width} px`).toEqual([]);
        expect(await page.locator('body').evaluate(brokenWords), `${width} px`).toEqual([]);
      }
      // The browser itself reports a status of 404, which is the right one here.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
      expect([...origins]).toEqual([baseURL]);
    },
  );
}
