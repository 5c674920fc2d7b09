import { expect, followReads, test } from './test';

test(
  'a fan finds a fighter, reads the profile and comes back',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Enter the Arena' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();

    await page.getByLabel('Status').selectOption({ label: 'CHAMPION' });
    await page.getByLabel('Weight class').selectOption({ label: 'Heavyweight' });
    await expect(page.getByText('Showing 1 of 60 fighters')).toBeVisible();

    const card = page.getByRole('main').getByRole('listitem').getByRole('link');
    // The cards follow the results line.
    await expect(card).toHaveCount(1);
    const name = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Fight Record' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name, 'i'));

    await page.getByRole('link', { name: 'Back to Fighters' }).click();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  },
);

test('screens share what they read: on the way over Home the roster is read once', async ({
  page,
}) => {
  const reads = followReads(page);
  const home = page.getByRole('banner').getByRole('link', { name: /home/i });
  await page.goto('/community');
  await home.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Enter the Arena' }).click();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await home.click();
  await expect(page.getByRole('link', { name: 'Enter the Arena' })).toBeVisible();
  expect(reads.sort()).toEqual(['/api/events', '/api/events/upcoming', '/api/fighters']);
});

test(
  'after a navigation no picture is loaded a second time in full size',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
    await page.getByRole('link', { name: 'View all 60 fighters' }).scrollIntoViewIfNeeded();
    const countShown = () =>
      page.evaluate(() => {
        const images = [...document.querySelectorAll<HTMLImageElement>('picture img')];
        return images.filter(({ naturalWidth }) => naturalWidth > 0).length;
      });
    await expect.poll(countShown).toBeGreaterThan(0);
    const unused = await page.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('picture img')];
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return images
        .filter(({ src, currentSrc }) => src !== currentSrc && loaded.includes(src))
        .map(({ src }) => src);
    });
    expect(unused).toEqual([]);
  },
);

test(
  'Home leads with the live fight, which the window holds with both buttons at every size',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const fight = main.getByRole('heading', { name: 'Kjeldgaard vs. Byaruhanga', level: 2 });
    const expectWhole = async () => {
      await expect(fight).toBeInViewport({ ratio: 1 });
      for (const name of ['Enter the Arena', 'View Fighters']) {
        await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
      await expect(main.getByText('Saturday, November 21, 2026')).toBeInViewport({ ratio: 1 });
    };
    await expectWhole();
    for (const [width, height] of [
      [1366, 657],
      [1280, 600],
      [844, 390],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWhole();
    }
    await expect(main.getByText('LIVE', { exact: true })).toHaveCount(1);
    await fight.getByRole('link').click();
    await expect(page).toHaveURL('/events?status=live');
  },
);

test(
  '"View Fighters" scrolls to the fighters on the home page',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Fighters' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: 'Fighters' });
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View all 60 fighters' })).toBeFocused();
  },
);
