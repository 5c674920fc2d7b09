import type { Locator } from '@playwright/test';
import { expect, test } from './test';

test.use({
  contextOptions: { forcedColors: 'active' },
});

test.describe('in forced colours', () => {
  /** How a control looks without the marks of focus and of the pointer. */
  const pictureOf = async (control: Locator) => {
    const page = control.page();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.mouse.move(0, 0);
    return control.screenshot({ animations: 'disabled' });
  };

  test.beforeEach(async ({ page }) => {
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  });

  test('the events that are chosen can be seen', async ({ page }) => {
    await page.goto('/events');
    const choice = page.getByRole('group').getByText('Live Events');
    const unchosen = await pictureOf(choice);
    await page.getByRole('radio', { name: 'Live Events' }).check();
    expect((await pictureOf(choice)).equals(unchosen)).toBe(false);
    await page.getByRole('radio', { name: 'All Events' }).check();
    expect((await pictureOf(choice)).equals(unchosen)).toBe(true);
  });

  test('the ring of a pending button can be seen', async ({ page }) => {
    await page.route('**/api/signups', () => undefined);
    await page.goto('/signup');
    for (const label of ['Full name', 'Email address', 'Mobile number'])
      await page.getByLabel(label).fill('ann@example.com');
    await page.getByRole('button', { name: /^Join Redline/i }).click();
    const button = page.getByRole('button', { name: 'Creating account...' });
    const ringed = await pictureOf(button);
    await button.evaluate((box) => {
      const [ring] = box.getAnimations({ subtree: true });
      ((ring?.effect as KeyframeEffect).target as HTMLElement).style.visibility = 'hidden';
    });
    expect((await pictureOf(button)).equals(ringed)).toBe(false);
  });

  test('the event that is chosen can be seen', async ({ page }) => {
    await page.goto('/pay-per-view');
    const events = page.getByRole('group', { name: /^Interested in/ });
    const tile = events.getByRole('checkbox').first();
    const unchosen = await pictureOf(tile);
    await tile.click();
    await expect(tile).toBeChecked();
    expect((await pictureOf(tile)).equals(unchosen)).toBe(false);
    await tile.click();
    await expect(tile).not.toBeChecked();
    expect((await pictureOf(tile)).equals(unchosen)).toBe(true);
  });
});
