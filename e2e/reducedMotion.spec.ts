import type { Page } from '@playwright/test';
import { recordAnimations } from './animations';
import { expect, test } from './test';

test.use({ firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } });

test.skip(
  ({ webKitDriver }) => webKitDriver !== undefined,
  'WebDriver has no command for what a visitor prefers',
);

/** How many animations there are that never end. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return timings.filter((timing) => timing?.iterations === Infinity).length;
  });

for (const [what, show] of [
  ['the mark of a live event', (page) => page.goto('/events')],
  [
    'what stands in for fighters on their way',
    async (page) => {
      await page.route('**/api/fighters', () => undefined);
      await page.goto('/community');
      await page.getByRole('link', { name: 'View Full Rankings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    },
  ],
  [
    'a form that is being sent',
    async (page) => {
      await page.route('**/api/signups', () => undefined);
      await page.goto('/signup');
      await page.getByLabel('Full name').fill('Ada Okafor');
      await page.getByLabel('Email address').fill('ada@example.com');
      await page.getByLabel('Mobile number').fill('+1 617 555 0134');
      await page.getByRole('button', { name: 'JOIN REDLINE' }).click();
      await expect(page.getByRole('main').getByRole('button', { disabled: true })).toBeVisible();
    },
  ],
] as [string, (page: Page) => Promise<unknown>][]) {
  test(`${what} is still for who wants little motion`, async ({ page, browserName }) => {
    await show(page);
    // Firefox has been asked by its preference since it started.
    if (browserName !== 'firefox') {
      await expect.poll(() => endlessAnimations(page)).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
    await expect.poll(() => endlessAnimations(page)).toBe(0);
  });
}

test('no page moves for who wants little motion: Home, a filtered roster, a profile and back', async ({
  page,
  browserName,
}) => {
  if (browserName !== 'firefox') await page.emulateMedia({ reducedMotion: 'reduce' });
  const animations = await recordAnimations(page);
  await page.goto('/');
  expect(await animations()).toEqual([]);

  await page.goto('/fighters');
  await page.getByRole('searchbox').pressSequentially('an');
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeLessThan(60);
  await cards.nth(1).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Fighters' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await animations()).toEqual([]);
});
