import { siteRoutes } from '../src/app/routes';
import { cutOffTexts } from '../src/testing/cutOffTexts';
import { expect, overflowOf, test } from './test';

for (const [size, width] of [
  [32, 390],
  [24, 320],
] as const) {
  for (const name of ['home', 'events', 'community', 'payPerView', 'signup'] as const) {
    test(`with text of ${String(size)} px at ${String(width)} px ${name} cuts nothing off and does not scroll sideways`, async ({
      page,
    }) => {
      // The visitor's own size of text, which media queries follow, too.
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(siteRoutes[name].addresses({ fighters: [] })[0]?.path ?? '');
      await expect(page.locator('html')).toHaveCSS('font-size', `${String(size)}px`);
      expect(await page.locator('body').evaluate(cutOffTexts)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  }
}
