import { homeContent } from '../src/content/home';
import { screens } from './screens';
import { fighters } from './site';
import { expect, followComplaints, followReads, test } from './test';

test(
  'every route leads to its page, whose headline is the page’s name',
  { tag: '@engine' },
  async ({ page }) => {
    const complaints = followComplaints(page);
    for (const [, path] of screens) {
      await page.goto(path);
      const name = path === '/' ? homeContent.hero.title : (await page.title()).split(' · ')[0];
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    // The browser itself reports a status of 404, which is the right one here.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  },
);

test('an address in capitals leads to the same profile, hydrated without another read', async ({
  page,
}) => {
  const reads = followReads(page);
  const [{ id, name }] = fighters;
  await page.goto(`/fighters/${id}`.toUpperCase());
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(reads).toEqual([]);
});

test(
  'the menu of a small screen leads on, and closes with Escape',
  { tag: ['@smoke', '@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Signup' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.getByRole('navigation').getByRole('link', { name: 'Community' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(menu).toBeHidden();
  },
);

test(
  'what opens over a phone’s page closes when a wider window hides its button',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    const phone = page.viewportSize() ?? { width: 0, height: 0 };
    for (const [opener, opened] of [
      ['Open menu', page.getByRole('link', { name: 'Signup' })],
      ['Filters', page.getByLabel('Status')],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await expect(opened).toBeVisible();
      await page.setViewportSize({ ...phone, width: 1280 });
      await expect(page.locator(':popover-open')).toHaveCount(0);
      await page.setViewportSize(phone);
      await expect(opened).toBeHidden();
    }
  },
);

test(
  'the next fight in the menu is chosen on the registration page too, instead of the one of its address',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/pay-per-view');
    const last = page.getByRole('checkbox').last();
    const id = await last.getAttribute('value');
    await page.goto(`/pay-per-view?event=${id ?? ''}`);
    await expect(last).toBeChecked();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: / vs\. / })
      .click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(last).not.toBeChecked();
  },
);

test(
  'after a press on the icon of the menu, Tab leads into the menu',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeFocused();
  },
);

test(
  'Back closes the menu of a small screen, also where a press does not focus its button',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'EVENTS' })).toBeVisible();
    // As in Safari: a click by script moves no focus either.
    await page.getByRole('button', { name: 'Open menu' }).evaluate((button: HTMLElement) => {
      button.click();
    });
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Signup' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'COMMUNITY' })).toBeVisible();
    await expect(menu).toBeHidden();
  },
);

test('the footer has its links 44 px high for a thumb', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/community');
  const items = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
  expect(await items.count()).toBeGreaterThan(0);
  for (const item of await items.all()) {
    expect((await item.locator('a, button').boundingBox())?.height).toBe(44);
    expect((await item.boundingBox())?.height).toBe(44);
  }
});
