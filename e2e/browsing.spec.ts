import { expect, followReads, openFilters, test } from './test';

test(
  'a fan finds a fighter, reads the profile and comes back',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Enter the Arena' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();

    await openFilters(page);
    await page.getByLabel('Status').selectOption({ label: 'CHAMPION' });
    await page.getByLabel('Weight class').selectOption({ label: 'Heavyweight' });
    await expect(page.getByText('Showing 1 of 60 fighters')).toBeVisible();
    await page.keyboard.press('Escape');

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

test(
  'screens share what they read: on the way over Home the roster is read once',
  { tag: '@server' },
  async ({ page }) => {
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
  },
);

test(
  'after a navigation no picture is loaded a second time in full size',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
    await page.getByRole('link', { name: 'View all 60 fighters' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
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
  'Home leads with the live fight, seen without scrolling, and a bar says that it is live',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const fight = main.getByRole('heading', { name: 'Kjeldgaard vs. Byaruhanga', level: 2 });
    await expect(fight).toBeInViewport({ ratio: 1 });
    for (const name of ['Enter the Arena', 'View Fighters']) {
      await expect(main.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(main.getByText('Saturday, November 21, 2026')).toBeInViewport({ ratio: 1 });
    await main.getByRole('link', { name: 'LIVE REDLINE 28: High Water' }).click();
    await expect(page).toHaveURL('/events');
  },
);

test(
  'Home leads with the next fight, which leads to the registration for it',
  { tag: '@layout' },
  async ({ page, request }) => {
    const events = (await (await request.get('/api/events')).json()) as { status: string }[];
    const coming = events.filter(({ status }) => status !== 'live');
    await page.route('**/api/events', (route) => route.fulfill({ body: JSON.stringify(coming) }));
    await page.goto('/community');
    await page.getByRole('banner').getByRole('link', { name: 'home' }).click();
    const fight = page.getByRole('link', { name: 'Halvorsen vs. Rakotomalala', exact: true });
    await expect(fight).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Saturday, December 12, 2026').first()).toBeInViewport();
    await fight.click();
    await expect(page).toHaveURL(/\/pay-per-view\?event=/);
    await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);

test('a search without results can be cleared', async ({ page }) => {
  await page.goto('/fighters');
  await page.getByRole('searchbox').pressSequentially('nobody by this name');
  await expect(page.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test(
  '"View Fighters" scrolls to the fighters on the home page',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Fighters' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: 'Fighters' });
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View all 60 fighters' })).toBeFocused();
  },
);

test(
  'an unknown address responds with 404 and a page of its own',
  { tag: '@server' },
  async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  },
);

test(
  'an unknown fighter responds with 404 and leads back to the roster',
  { tag: '@server' },
  async ({ page }) => {
    const response = await page.goto('/fighters/00000000-0000-4000-8000-000000000000');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Fighter Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Fighters' }).click();
    await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  },
);

test('a failed read shows an error and can be retried', async ({ page }) => {
  await page.route('**/api/fighters', (route) =>
    route.fulfill({ status: 503, body: 'Back in a minute' }),
  );
  // From a page that does not have the roster, so that the browser does the reading.
  await page.goto('/community');
  await page.getByRole('link', { name: 'View Full Rankings' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('No Fighters Found')).toBeHidden();

  await page.unroute('**/api/fighters');
  await retry.click();
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
});

test(
  'the rankings lead to the profiles of their fighters',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('link', { name: 'Keoni Halvorsen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'KEONI HALVORSEN' })).toBeVisible();
  },
);

test(
  'the buttons below the lists of the community page are no higher than any other',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/community');
    const topics = page.getByRole('button', { name: 'View All Topics' });
    const rankings = page.getByRole('link', { name: 'View Full Rankings' });
    for (const control of [topics, rankings]) {
      expect((await control.boundingBox())?.height).toBeLessThanOrEqual(48);
    }
  },
);
