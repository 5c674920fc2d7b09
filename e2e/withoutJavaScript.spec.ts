import { expect, test } from './test';

test.use({ javaScriptEnabled: false, timezoneId: 'Europe/Berlin' });

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'Playwright 1.64 waits by frames, which Firefox does not report to it without JavaScript',
);

test.skip(
  ({ webKitDriver }) => webKitDriver !== undefined,
  'WebDriver looks at a page with the JavaScript of that page',
);

test.describe('without JavaScript', () => {
  test('a fan reads the roster and a profile, and finds the way back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View all 60 fighters' }).click();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Fighters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
  });

  test('the calendar can be read', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByText('Showing 24 of 24 events')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'LIVE NOW' })).toBeVisible();
  });

  for (const path of ['/signup', '/pay-per-view']) {
    test(`the form at ${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      // By its tag, since Playwright does not look for text within a noscript element.
      const note = page.locator('form noscript');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toMatch(/^This form needs JavaScript/);
    });
  }

  test('the menu of a small screen opens', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Community', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  });

  test('the time of an event is the league’s, and the calendar is there', async ({ page }) => {
    await page.goto('/events');
    const event = page.getByRole('article', { name: 'REDLINE 29: Two Islands' });
    await expect(event.getByText('Starts Saturday 10:00 PM EST')).toBeVisible();
    await expect(page.getByText(/^Your time/)).toHaveCount(0);
    await expect(event.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toBeVisible();
  });
});
