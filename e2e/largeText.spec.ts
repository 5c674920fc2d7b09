import { siteRoutes } from '../src/app/routes';
import { cutOffTexts } from '../src/testing/cutOffTexts';
import { expect, test } from './test';

test.use({
  // The visitor's own size of text, twice the usual.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 844 },
});

for (const name of ['home', 'events', 'community', 'payPerView', 'signup'] as const) {
  test(`with text of twice the size ${name} cuts nothing off and does not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(siteRoutes[name].addresses({ fighters: [] })[0]?.path ?? '');
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await page.locator('body').evaluate(cutOffTexts)).toEqual([]);
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}
