import { expect, test } from './test';

for (const path of ['/events', '/fighters/050c86bd-84e0-464b-83f2-f1936e85df08']) {
  test(`on paper ${path} is dark text on white, without navigation and pictures`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await main.locator('img').filter({ visible: true }).count()).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const ground of ['html', 'body', 'main', 'article, dl']) {
      await expect(page.locator(ground).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.locator('img').filter({ visible: true })).toHaveCount(0);
    // No empty box is left where a picture was.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.emulateMedia({ media: 'screen' });
    expect(height).toBeLessThan(await page.evaluate(() => document.documentElement.scrollHeight));
  });
}

test('on paper Home begins with who fights, without its buttons', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const names = page.getByRole('heading', { name: / vs\. / });
  await expect.poll(async () => (await names.boundingBox())?.y).toBeLessThan(150);
  await expect(page.getByRole('link', { name: 'Enter the Arena' })).toBeHidden();
  const details = await page.getByText('Saturday, November 21, 2026').first().boundingBox();
  const claim = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(claim?.y).toBeGreaterThanOrEqual((details?.y ?? NaN) + (details?.height ?? NaN));
});

test('a form is left out on paper, with its title', async ({ page }) => {
  await page.goto('/pay-per-view');
  const form = page.getByRole('heading', { name: 'Register for access' });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
});

test('on paper Community keeps no sentence whose button is gone, and each heading stays with its text', async ({
  page,
}) => {
  await page.goto('/community');
  const sentence = page.getByText('Scored the main event differently?');
  await expect(sentence).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sentence).toBeHidden();
  await expect(page.getByText('Respect everyone')).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading').filter({ visible: true });
  for (const heading of await headings.all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
    // An element between a heading and its text may not be parted from it, either.
    const next = heading.locator('xpath=following::*[normalize-space()][1]');
    expect(await next.evaluate((text) => getComputedStyle(text).breakBefore)).toBe('auto');
  }
});
