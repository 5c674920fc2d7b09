import { brokenWords } from '../src/testing/brokenWords';
import { cutOffTexts } from '../src/testing/cutOffTexts';
import { comparisonPath } from '../src/urls/comparison';
import { longest, screens } from './screens';
import { fighters } from './site';
import { expect, overflowOf, test } from './test';

const [first] = fighters;

for (const width of [320, 390]) {
  for (const [name, path] of [
    ...screens,
    ['profile of the longest name', `/fighters/${longest.id}`] as const,
    ['comparison', comparisonPath([first, longest])] as const,
  ]) {
    test(`with text of twice the size at ${String(width)} px ${name} breaks no word, cuts nothing off and does not scroll sideways`, async ({
      page,
    }) => {
      // The visitor's own size of text, which media queries follow, too.
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expect(page.getByRole('table')).toHaveCount(name === 'comparison' ? 1 : 0);
      expect(await page.locator('body').evaluate(brokenWords)).toEqual([]);
      expect(await page.locator('body').evaluate(cutOffTexts)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  }
}
