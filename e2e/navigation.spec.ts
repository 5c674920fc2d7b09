import { readFileSync } from 'node:fs';
import { contentFile } from '../playwright.config';
import { routes } from '../src/app/routes';
import { homeContent } from '../src/content/home';
import { expect, hydrated, test } from './test';

const league = JSON.parse(readFileSync(contentFile, 'utf8')) as {
  fighters: [{ id: string; name: string }];
};

test('every route leads to its page, whose headline is the page’s name', async ({ page }) => {
  for (const route of routes) {
    const [address] = route.addresses(league);
    await page.goto(address?.path ?? '/any/other/path');
    const name = route.path === '/' ? homeContent.hero.title : (await page.title()).split(' · ')[0];
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test(
  'the menu of a small screen leads on, and closes with Escape',
  { tag: '@phone' },
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
  'the menu of a small screen ends with the next fight, which leads to its registration',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: / vs\. / })
      .click();
    await expect(page).toHaveURL(/\/pay-per-view\?event=/);
    await expect(page.getByRole('checkbox', { checked: true })).toBeVisible();
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
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeFocused();
  },
);

test(
  'Back closes the menu of a small screen, also where a press does not focus its button',
  { tag: '@phone' },
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

for (const key of ['Enter', 'Space']) {
  test(`the menu of a small screen opens by ${key}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Signup' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeFocused();
  });
}

test(
  'the footer has its links 28 px apart for a mouse, and 44 px high for a thumb',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/community');
    const height = (await page.evaluate(() => matchMedia('(pointer: fine)').matches)) ? 28 : 44;
    const items = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
    expect(await items.count()).toBeGreaterThan(0);
    for (const item of await items.all()) {
      expect((await item.locator('a, button').boundingBox())?.height).toBe(height);
      expect((await item.boundingBox())?.height).toBe(height);
    }
  },
);

test('the active link is marked', async ({ page }) => {
  await page.goto('/fighters');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Fighters' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(navigation.getByRole('link', { name: 'Events' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('by keyboard alone: skip to the content, open a profile, find the focus there', async ({
  page,
}) => {
  await page.goto('/fighters');
  await expect(page.getByText('Showing 60 of 60 fighters')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fight Record' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'a button without an action says "Coming soon"',
  { tag: '@layout' },
  async ({ page, hasTouch }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Join Discussion' });
    await (hasTouch ? button.tap() : button.focus());
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
  },
);

test('"Coming soon" is said to the pointer, and gone with it', async ({ page }) => {
  await page.goto('/');
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'Join Discussion' }).hover();
  await expect(tooltip).toHaveText('Coming soon');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test('F8 finds the notifications before there is one', async ({ page }) => {
  await page.goto('/');
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(notifications).toHaveCount(1);
  // The region listens to the key in an effect, after it is in the page.
  await hydrated(page);
  await page.keyboard.press('F8');
  await expect(notifications.getByRole('list')).toBeFocused();
});
