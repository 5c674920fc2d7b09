import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  ['Home', '/'],
  ['Fighters', '/fighters'],
  ['Events', '/events'],
  ['Community', '/community'],
  ['Pay-per-view', '/pay-per-view'],
  ['Signup', '/signup'],
  ['404', '/no/such/page'],
] as const;

for (const [name, path] of pages) {
  test(`${name} has no axe violation, no sideways scroll and a quiet console`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    // The browser itself reports that the document at an unknown address answered 404.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('a profile has no axe violation', async ({ page, request }) => {
  const [fighter] = (await (await request.get('/api/fighters')).json()) as { id: string }[];
  await page.goto(`/fighters/${fighter?.id ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Fight Record' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
