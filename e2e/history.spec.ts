import type { Locator, Page } from '@playwright/test';
import { fighters } from './site';
import { expect, followReads, hold, holdScripts, hydrated, test, waitForFonts } from './test';

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

/** Scrolls as a visitor does: the browser reports it before anything else happens. */
async function scrollTo(page: Page, position: number) {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      }),
    position,
  );
}

/** Presses by the mouse itself: click() may scroll what it presses to the middle. */
async function press(page: Page, control: Locator) {
  const { x = 0, y = 0 } = (await control.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
}

/** Opens a page, scrolls it, and leaves it for another. */
async function leave(page: Page, path: string, position: number) {
  await page.goto(path);
  await scrollTo(page, position);
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Join' }));
  await expect(headline(page, 'Join Redline')).toBeVisible();
}

const profile = `/fighters/${fighters[0].id}`;

for (const [path, position, size] of [
  ['/', 1500, '@desktop'],
  ['/fighters', 3000, '@desktop'],
  ['/fighters', 3000, '@phone'],
  ['/events', 2000, '@desktop'],
  [profile, 500, '@desktop'],
  ['/community', 600, '@desktop'],
] as const) {
  test(
    `${path} is where it was left after a reload of the next page, once it has been read (${size})`,
    { tag: [size, '@engine'] },
    async ({ page }) => {
      await leave(page, path, position);
      await page.reload();
      await hydrated(page);
      const respond = await hold(page, '**/api/**');
      await page.goBack();
      await expect(page).toHaveURL(path);
      respond();
      await expect(page.getByRole('main').getByText(/^Loading .*…$/)).toHaveCount(0);
      await expect.poll(() => scrolled(page)).toBe(position);
    },
  );
}

test(
  'a visitor who scrolls before the page has been read stays there',
  { tag: '@engine' },
  async ({ page }) => {
    await leave(page, '/fighters', 3000);
    await page.reload();
    await hydrated(page);
    const respond = await hold(page, '**/api/**');
    await page.goBack();
    await expect(headline(page, 'Fighters')).toBeVisible();
    await scrollTo(page, 200);
    respond();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    expect(await scrolled(page)).toBe(200);
  },
);

test(
  'the roster is where it was left after minutes on a profile, and is not read again',
  { tag: '@engine' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/fighters');
    const reads = followReads(page);
    const card = page.getByRole('main').getByRole('article').nth(20).getByRole('link');
    const left = await follow(page, card);
    await expect(page.getByRole('heading', { name: 'FIGHT RECORD' })).toBeVisible();
    await page.clock.fastForward('05:30');
    await page.goBack();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(left);
    expect(reads).not.toContain('/api/fighters');
  },
);

test(
  'Back from a choice further down leads to where it was made, not to its results',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/fighters');
    await scrollTo(page, 2950);
    await page.getByLabel('Status').selectOption('champion');
    await expect.poll(() => scrolled(page)).toBeLessThan(1000);
    await expect(page).toHaveURL(/status=champion/);
    await page.goBack();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(2950);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBeLessThan(1000);
  },
);

test(
  'a list that is rendered after its filter is where it was left: by Back, by Forward, and reloaded',
  { tag: '@engine' },
  async ({ page }) => {
    const cards = page.getByRole('article');
    for (const [depth, status] of [
      [1200, 'prospect'],
      [500, 'veteran'],
    ] as const) {
      await page.goto('/fighters');
      await hydrated(page);
      await scrollTo(page, depth);
      await page.getByLabel('Status').selectOption(status);
      await expect(cards).not.toHaveCount(60);
      const found = await cards.count();
      await scrollTo(page, 900);
      await page.goBack();
      await expect(cards).toHaveCount(60);
      await expect.poll(() => scrolled(page)).toBe(depth);
      await page.goForward();
      await expect(cards).toHaveCount(found);
      await expect.poll(() => scrolled(page)).toBe(900);
      await page.reload();
      await expect(cards).toHaveCount(found);
      await expect.poll(() => scrolled(page)).toBe(900);
    }
  },
);

test(
  'a list that fails to be read is where it was left once it has been read',
  { tag: '@engine' },
  async ({ page }) => {
    await leave(page, '/fighters', 3000);
    await page.reload();
    await hydrated(page);
    await page.route('**/api/fighters', (route) => route.fulfill({ status: 503 }));
    await page.goBack();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await page.unroute('**/api/fighters');
    await press(page, retry);
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(3000);
  },
);

test(
  'an entered address has a position of its own, beside that of an earlier entry',
  { tag: '@engine' },
  async ({ page }) => {
    await leave(page, '/fighters', 3000);
    await leave(page, '/fighters', 500);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(500);
    // In Firefox, page.goBack() does not see that it leads to an earlier document.
    for (const path of ['/signup', '/fighters']) {
      // In a task of its own, since the earlier document ends the evaluation.
      await page.evaluate(() => {
        setTimeout(() => {
          history.back();
        });
      });
      await page.waitForFunction((path) => location.pathname === path, path);
      await hydrated(page);
    }
    await expect.poll(() => scrolled(page)).toBe(3000);
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
    await press(page, compare);
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
