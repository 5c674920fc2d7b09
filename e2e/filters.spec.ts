import type { Locator, Page } from '@playwright/test';
import { expect, followComplaints, followReads, hold, test } from './test';

const results = (page: Page) => page.getByText(/^Showing/);
const search = (page: Page) => page.getByRole('searchbox');

/** How many places the visit has made in the history. */
const placesOf = (page: Page) => page.evaluate(() => history.length);

/** The edges in the window, in px. */
const topOf = (found: Locator) => found.evaluate((box) => box.getBoundingClientRect().top);
const bottomOf = (found: Locator) => found.evaluate((box) => box.getBoundingClientRect().bottom);

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const heard = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo(0, y);
    await heard;
  }, top);

test(
  'a shared roster shows what it was shared for, reloaded and all',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    const complaints = followComplaints(page);
    const reads = followReads(page);

    await page.goto('/fighters?status=champion&weight=Heavyweight');
    for (const step of ['opened', 'reloaded']) {
      await test.step(step, async () => {
        await expect(results(page)).toHaveText('Showing 1 of 60 fighters');
        await expect(page.getByLabel('Status')).toHaveValue('champion');
        await expect(page.getByLabel('Weight class')).toHaveValue('Heavyweight');
      });
      // React reports code whose loading the reload ends.
      await page.waitForLoadState('networkidle');
      await page.reload();
    }
    await expect(results(page)).toHaveText('Showing 1 of 60 fighters');
    await expect(page).toHaveURL('/fighters?status=champion&weight=Heavyweight');
    expect(complaints).toEqual([]);
    expect(reads).toEqual([]);
  },
);

test(
  'Back undoes a choice and Forward restores it, without scrolling',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    const status = page.getByLabel('Status');
    await status.selectOption('veteran');
    await expect(page).toHaveURL('/fighters?status=veteran');
    await page.getByLabel('Weight class').selectOption('Flyweight');
    await expect(page).toHaveURL('/fighters?status=veteran&weight=Flyweight');
    const both = await results(page).innerText();
    await status.focus();
    await scrollTo(page, 120);

    await page.goBack();
    await expect(page).toHaveURL('/fighters?status=veteran');
    await expect(status).toHaveValue('veteran');
    await expect(page.getByLabel('Weight class')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/fighters');
    await expect(results(page)).toHaveText('Showing 60 of 60 fighters');
    await page.goForward();
    await page.goForward();
    await expect(results(page)).toHaveText(both);
    await expect(status).toBeFocused();
    expect(await scrolledTo(page)).toBe(120);
  },
);

test(
  'typing keeps every letter, its caret, the scroll and the focus, and makes no history',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/fighters?status=champion');
    await expect(results(page)).not.toHaveText('Showing 60 of 60 fighters');
    const places = await placesOf(page);
    await search(page).focus();
    await scrollTo(page, 90);
    // Longer than the address waits, so that it follows in the middle of it.
    await page.keyboard.type('halvorsen', { delay: 60 });
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/fighters?q=halvorsen&status=champion');
    await page.keyboard.type('!?', { delay: 400 });
    await expect(page).toHaveURL('/fighters?q=halvorse%21%3Fn&status=champion');
    await expect(search(page)).toHaveValue('halvorse!?n');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(search(page)).toHaveValue('halvorsen');
    await expect(results(page)).toHaveText('Showing 1 of 60 fighters');
    await expect(page).toHaveURL('/fighters?q=halvorsen&status=champion');
    await expect(search(page)).toBeFocused();
    expect(await scrolledTo(page)).toBe(90);
    expect(await placesOf(page)).toBe(places);
  },
);

test(
  'the filters stay in reach, never cover what has the focus, and show the first who match',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    const bottomOfNavigation = await bottomOf(page.locator('header').first());
    await page.getByRole('main').getByRole('listitem').nth(20).getByRole('link').focus();
    await expect(search(page)).toBeInViewport();
    expect(await topOf(search(page))).toBeLessThan(bottomOfNavigation + 8);

    const bar = page.getByRole('search');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      await expect.poll(() => topOf(focused)).toBeGreaterThanOrEqual(await bottomOf(bar));
    }

    await page.getByRole('main').getByRole('listitem').nth(50).getByRole('link').focus();
    await search(page).focus();
    await page.keyboard.type('tolliver');
    await expect(results(page)).toHaveText('Showing 1 of 60 fighters');
    await expect(page.getByRole('link', { name: 'Amari Tolliver' })).toBeInViewport();
    expect(await topOf(results(page))).toBeGreaterThanOrEqual(await bottomOf(bar));
  },
);

test(
  'a phone’s filters close when the focus leaves them',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    const status = page.getByLabel('Status');
    await expect(status).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(status).toBeFocused();
    await status.selectOption('champion');
    const opener = page.getByRole('button', { name: 'Filters 1 set' });
    await expect(opener).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(status).toBeVisible();
    await page.getByRole('button', { name: 'Show Results' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Compare/ })).toBeFocused();
    await expect(status).toBeHidden();
  },
);

test(
  'a search brings the first who match above the keyboard of a phone, and further letters move nothing',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    // What the keyboard leaves of it.
    await page.setViewportSize({ width: 390, height: 420 });
    await search(page).pressSequentially('ma');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(16);
    const first = cards.first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toBeInViewport({ ratio: 1 });
    const before = await topOf(first);
    await search(page).pressSequentially('r');
    await expect(cards).toHaveCount(3);
    expect(await topOf(first)).toBe(before);
    await expect(search(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a search of a roster that is still on its way brings the first who match above the keyboard, too',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/events');
    const bring = await hold(page, '**/api/fighters');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse All' }).click();
    await page.setViewportSize({ width: 390, height: 420 });
    await search(page).pressSequentially('ma');
    bring();
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(search(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the calendar’s filter is in the address, and Back undoes all that was chosen by it as one choice',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/events?status=completed');
    await expect(page.getByRole('radio', { name: 'Completed Events' })).toBeChecked();
    const completed = await results(page).innerText();
    const before = await placesOf(page);
    await page.getByRole('radio', { name: 'All Events' }).click();
    await expect(page).toHaveURL('/events');
    for (const [name, filter] of [
      ['Live Events', 'live'],
      ['Upcoming Events', 'upcoming'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`/events?status=${filter}`);
      await expect(page.getByRole('radio', { name })).toBeFocused();
    }
    expect(await placesOf(page)).toBe(before + 1);
    await page.goBack();
    await expect(results(page)).toHaveText(completed);
  },
);
