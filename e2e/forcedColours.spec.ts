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
