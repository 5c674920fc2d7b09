import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, hydrated, test, waitForFonts } from './test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link further down. Returns how far the page was scrolled then, in px. */
async function follow(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await link.click();
  return left;
}

const roster = (page: Page) => page.getByRole('link', { name: 'View all 60 fighters' });
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'another page begins at its start, and Back leads to where the one before was left',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/');
    const left = await follow(page, roster(page));
    await expect(headline(page, 'Fighters')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(roster(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(left);
  },
);

test(
  'an entered address has no stored scroll position of an earlier page',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/');
    await follow(page, roster(page));
    await page.goBack();
    await expect(roster(page)).toBeVisible();

    await page.goto('/fighters');
    await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
    await expect(roster(page)).toBeVisible();
    await page.goBack();
    await expect(headline(page, 'Fighters')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  },
);

test(
  '"Skip to content" goes to the content of its own page',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/');
    const left = await follow(page, roster(page));
    await expect(headline(page, 'Fighters')).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(headline(page, 'Fighters')).toBeInViewport();

    // In Firefox, page.goBack() waits for a navigation that a step across a hash is not.
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL('/fighters');
    await page.goBack();
    await expect(roster(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(left);
  },
);

test(
  '"Skip to content" goes there each time, whatever was scrolled after the time before',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/fighters');
    await hydrated(page);
    for (const isFirst of [true, false]) {
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/fighters#main');
      await expect(headline(page, 'Fighters')).toBeInViewport();
      if (!isFirst) break;
      const card = page.getByRole('main').getByRole('article').nth(30);
      await follow(page, card.getByRole('link'));
      await page.getByRole('link', { name: 'Back to Fighters' }).click();
      await expect(page).toHaveURL('/fighters');
      await expect(page.getByRole('main')).toBeFocused();
    }
  },
);

test(
  'what was scrolled before the script has run is not undone',
  { tag: '@engine' },
  async ({ page }) => {
    const runScripts = await holdScripts(page);
    await page.goto('/fighters', { waitUntil: 'domcontentloaded' });
    await waitForFonts(page);
    const compare = page.getByRole('button', { name: 'Compare' });
    await compare.evaluate((button) => {
      button.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    expect(await scrolled(page)).toBeGreaterThan(0);
    /** Where it stands in the window: a browser scrolls along when what is above it grows. */
    const place = async () => Math.round((await compare.boundingBox())?.y ?? NaN);
    const left = await place();
    runScripts();
    const dialog = page.getByRole('dialog');
    await hydrated(page);
    // By the mouse itself, since in Firefox click() scrolls what it presses to the middle.
    const { x = 0, y = 0 } = (await compare.boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await place()).toBe(left);
  },
);

test(
  'a page whose code is gone, as after a new release, comes as a document',
  { tag: '@engine' },
  async ({ page }) => {
    await page.route('**/assets/EventsPage*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(headline(page, 'Events')).toBeVisible();
    await expect(page.getByText('Showing 24 of 24 events')).toBeVisible();
  },
);
