import type { Page } from '@playwright/test';
import { recordAnimations, type RecordedAnimation } from './animations';
import { expect, hydrated, test } from './test';

const cheap = ['opacity', 'transform', 'translate'];

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Follows the second card of the roster, and returns its fighter's id. */
async function followCard(page: Page): Promise<string> {
  await cards(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Fighters' })).toBeVisible();
  return (await page.evaluate(() => location.pathname)).replace('/fighters/', '');
}

test('a card’s picture grows into the portrait, and shrinks back', async ({ page }) => {
  const animations = await recordAnimations(page);
  await page.goto('/fighters');
  test.skip(
    await page.evaluate(() => !('startViewTransition' in document)),
    'This browser has no view transitions',
  );
  const moved = async () =>
    (await animations()).filter(({ of }) => of.startsWith('::view-transition-group'));
  await moved();

  const id = await followCard(page);
  const picture = [
    expect.objectContaining({ of: `::view-transition-group(picture-${id})`, duration: 280 }),
  ];
  await expect.poll(moved).toEqual(picture);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await expect.poll(moved).toEqual(picture);
});

test('the portrait has the card’s picture behind it until its own has come', async ({ page }) => {
  await page.goto('/fighters');
  const loaded = await cards(page)
    .nth(1)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
  // Neither the portrait nor the fighter comes.
  await page.route('**/api/fighters/*', () => undefined);
  for (const width of [640, 800]) await page.route(`**/*-${width}.*`, () => undefined);
  await cards(page).nth(1).getByRole('link').click();
  await expect(page.getByText('Loading the fighter…')).toBeVisible();
  const portrait = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => portrait.evaluate((image) => getComputedStyle(image).backgroundImage))
    .toBe(`url("${loaded}")`);
});

test('without view transitions a profile opens immediately', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/fighters');
  await followCard(page);
  await page.goBack();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the entrance on Home moves without a new layout, and leaves its pictures still', async ({
  page,
}) => {
  const animations = await recordAnimations(page);
  await page.goto('/');
  const entrance: RecordedAnimation[] = [];
  await expect
    .poll(async () => {
      entrance.push(...(await animations()));
      return entrance.map(({ of }) => of);
    })
    .toContain('img');
  for (const { properties, duration } of entrance) {
    expect(cheap).toEqual(expect.arrayContaining(properties));
    expect(duration).toBe(480);
  }
});

test('filtering moves the cards in view to their places, without a new layout', async ({
  page,
}) => {
  const animations = await recordAnimations(page);
  await page.goto('/fighters');
  // What is typed before is a filter of the first rendering, from which nothing moves.
  await hydrated(page);
  await animations();
  await page.getByRole('searchbox').pressSequentially('an');
  await expect.poll(() => cards(page).count()).toBeLessThan(60);
  const reflow = (await animations()).filter(({ of }) => of === 'li');
  expect(reflow.map(({ properties }) => properties.join())).toContain('translate');
  for (const { properties, duration } of reflow) {
    expect(cheap).toEqual(expect.arrayContaining(properties));
    expect(duration).toBe(280);
  }
  // Two rows of four are in view at most, after each of the two letters.
  expect(reflow.length).toBeLessThanOrEqual(16);
});
