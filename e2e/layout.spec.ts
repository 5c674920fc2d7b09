import { expect, hold, hydrated, test, waitForFonts } from './test';

test.describe('on a large laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the names of a row of fighters are in line, with and without marks on their capitals', async ({
    page,
  }) => {
    await page.goto('/fighters');
    const names = page.getByRole('article').getByRole('heading');
    await expect(names.nth(2)).toHaveText('Héritier Mwilambwe');
    const row = await names.evaluateAll((all) =>
      all.slice(0, 4).map((name) => {
        const { top, bottom } = name.getBoundingClientRect();
        return `${String(Math.round(top))} to ${String(Math.round(bottom))}`;
      }),
    );
    expect(new Set(row).size).toBe(1);
  });

  test('the focus ring of the fight that Home leads with goes through none of its text', async ({
    page,
  }) => {
    await page.goto('/');
    const room = await page.getByRole('link', { name: /^\w+ vs\. / }).evaluate((link) => {
      const block = (link as HTMLElement).offsetParent;
      const texts = [...(block?.querySelectorAll('time') ?? [])];
      const bottoms = texts.map((text) => text.getBoundingClientRect().bottom);
      return (block?.getBoundingClientRect().bottom ?? NaN) - Math.max(...bottoms);
    });
    // It is 3 px wide, within the block.
    expect(room).toBeGreaterThan(6);
  });
});

test.describe('on a phone that is held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the menu begins below the wordmark and has room for all its links', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const home = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect((await links.first().boundingBox())?.x).toBe(home?.x);
  });

  test('the way on from a missing page is in the window', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeInViewport({ ratio: 1 });
  });
});

for (const width of [320, 390, 1024]) {
  test(`at ${String(width)} px no badge is on a head, and the pictures to choose from have room for two`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'UPCOMING' }).first();
    const picture = await card.locator('picture').boundingBox();
    const badge = await card.getByText('UPCOMING').boundingBox();
    expect(badge?.y).toBeGreaterThan((picture?.y ?? NaN) + 0.7 * (picture?.height ?? NaN));

    await page.goto('/pay-per-view');
    const choices = page.getByRole('group', { name: /^Interested/ }).locator('picture');
    for (const choice of await choices.all()) {
      const box = await choice.boundingBox();
      // The narrowest phone shows none.
      if (box?.width) expect(box.width / box.height).toBeGreaterThan(0.7);
    }
  });
}

test('a tooltip stays above the middle of its control when its font arrives', async ({ page }) => {
  const bring = await hold(page, '**/*.woff2');
  await page.goto('/community', { waitUntil: 'commit' });
  await hydrated(page);
  const control = page.getByRole('button', { name: 'New Topic' });
  await control.click();
  const tooltip = page.getByRole('tooltip');
  const before = await tooltip.boundingBox();
  bring();
  await waitForFonts(page);
  await expect.poll(() => tooltip.boundingBox()).not.toEqual(before);
  const { x = NaN, width = NaN } = (await control.boundingBox()) ?? {};
  const { x: left = NaN, width: own = NaN } = (await tooltip.boundingBox()) ?? {};
  expect(left + own / 2).toBeCloseTo(x + width / 2, 0);
});
