import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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

  test('the menu of a small screen opens', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens show every link');
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Community', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
  });
});

test('a page arrives with its data: nothing is read again', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  await page.goto('/fighters');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('heading', { name: 'No Fighters Found' })).toBeVisible();
  expect(reads).toEqual([]);
});

test('going on from there is a single-page visit with the documented calls', async ({ page }) => {
  await page.goto('/community');
  const read = page.waitForRequest('**/api/fighters');
  await page.getByRole('link', { name: 'View Full Rankings' }).click();
  await read;
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
});

test('what is typed before the script has run is kept', async ({ page }) => {
  let runScripts: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    runScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Ada Early');
  runScripts();

  // Only the script says what is missing.
  const missing = page.getByText('Mobile number is required');
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: 'JOIN REDLINE' }).click();
    await expect(missing).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Early');
  await expect(page.getByText('Name is required')).toBeHidden();
});
