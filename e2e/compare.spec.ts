import type { Page } from '@playwright/test';
import type { Fighter } from '../src/domain/fighter';
import { fighters } from './site';
import { expect, followComplaints, followReads, test } from './test';

function fighterNamed(name: string): Fighter {
  const fighter = fighters.find((one) => one.name === name);
  if (!fighter) throw new Error(`Nobody in the league is named ${name}`);
  return fighter;
}

const halvorsen = fighterNamed('Keoni Halvorsen');
const thorsrud = fighterNamed('Aksel Thorsrud');
const achong = fighterNamed('Darnell Achong');

const profileOf = ({ id }: Fighter) => `/fighters/${id}`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'TALE OF THE TAPE' });
const tape = (page: Page) => dialog(page).getByRole('table', { name: 'TALE OF THE TAPE' });
const opener = (page: Page) => page.getByRole('button', { name: /^Compare/ });
const corner = (page: Page, label: string) => dialog(page).getByRole('combobox', { name: label });

/** The dialog with two fighters in it, the tale of the tape between them. */
async function expectPair(page: Page, left: Fighter, right: Fighter) {
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText([left.name, right.name]);
  await expect(tape(page)).toBeVisible();
}

test(
  'a fan puts an opponent beside the fighter of a profile, and reads the tale of the tape',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    const reads = followReads(page);
    await page.goto(profileOf(halvorsen));
    await opener(page).click();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialog(page).getByText(/^Choose an opponent/)).toBeVisible();
    const opponents = corner(page, 'Opponent');
    await expect(opponents.getByRole('option', { name: halvorsen.name })).toHaveCount(0);
    await opponents.selectOption(achong.name);

    await expectPair(page, halvorsen, achong);
    await expect(page).toHaveURL(`${profileOf(halvorsen)}?compare=${achong.id}`);
    await expect(dialog(page).getByText(halvorsen.status.toUpperCase())).toHaveCount(2);
    await expect(tape(page).getByRole('cell')).toContainText([
      ...[halvorsen.record, achong.record],
      ...[halvorsen.height ?? '', 'taller', halvorsen.reach ?? '', 'longer'],
      ...[halvorsen.weightClass, achong.weightClass],
    ]);
    // The roster is all that it takes.
    expect(reads).toEqual(['/api/fighters']);
  },
);

// A style that is added makes the browser recalculate those of hundreds of cards.
test('the comparison adds no style to the page, whoever is chosen', async ({ page }) => {
  const countRules = () =>
    page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    );
  await page.goto('/fighters');
  await expect(opener(page)).toBeEnabled();
  const before = await countRules();
  await opener(page).click();
  for (const [left, right] of [
    // He is mirrored there, to face the other.
    [thorsrud, halvorsen],
    [achong, thorsrud],
  ] as const) {
    await corner(page, 'First fighter').selectOption(left.name);
    await corner(page, 'Second fighter').selectOption(right.name);
    await expectPair(page, left, right);
  }
  expect(await countRules()).toBe(before);
});

test(
  'a fan compares two of the roster, and keeps what was searched for',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters?status=champion');
    await opener(page).click();
    await corner(page, 'First fighter').selectOption(thorsrud.name);
    await expect(
      corner(page, 'Second fighter').getByRole('option', { name: thorsrud.name }),
    ).toHaveCount(0);
    await corner(page, 'Second fighter').selectOption(halvorsen.name);
    await expectPair(page, thorsrud, halvorsen);
    await expect(page).toHaveURL(
      `/fighters?status=champion&compare=${thorsrud.id}&compare=${halvorsen.id}`,
    );

    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/fighters?status=champion');
    await expect(page.getByLabel('Status')).toHaveValue('champion');
  },
);

test(
  'by keyboard alone: it opens with the focus, keeps it, and gives it back',
  { tag: '@engine' },
  async ({ page }) => {
    await page.goto(profileOf(halvorsen));
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(corner(page, 'Opponent')).toBeVisible();

    const close = dialog(page).getByRole('button', { name: 'Close' });
    const path = [close, corner(page, 'Opponent')];
    for (const stop of path) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    // Letters choose, as in any list of the browser.
    await page.keyboard.type(achong.name);
    await expectPair(page, halvorsen, achong);
    // Past its end the focus may visit the browser's own controls, and nothing of the page below.
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const strays = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !document.querySelector('dialog')?.contains(focused);
      });
      expect(strays, `after ${key}`).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // After a visit to the browser's own controls the page as a whole may be without the focus.
    const hasFocus = () => opener(page).evaluate((element) => element === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await expect(page).toHaveURL(profileOf(halvorsen));
  },
);

test('a press beside it closes it', { tag: '@engine' }, async ({ page }) => {
  await page.goto('/fighters');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400, { button: 'right' });
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test(
  'Back closes it and Forward opens it again, and no step of the visit is lost',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/fighters');
    await page.getByRole('main').getByRole('link', { name: halvorsen.name }).click();
    await expect(page).toHaveURL(profileOf(halvorsen));
    const title = page.getByRole('heading', { level: 1, name: halvorsen.name });
    await expect(title).toBeVisible();
    await opener(page).click();
    await corner(page, 'Opponent').selectOption(achong.name);
    await corner(page, 'Opponent').selectOption(thorsrud.name);
    await expectPair(page, halvorsen, thorsrud);

    // To choose again is no step: one leads out.
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(profileOf(halvorsen));
    await expect(title).toBeVisible();
    await expect(opener(page)).toBeFocused();

    await page.goForward();
    await expectPair(page, halvorsen, thorsrud);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(profileOf(halvorsen));
    await page.goBack();
    await expect(page).toHaveURL('/fighters');
    await expect(page.getByRole('heading', { level: 1, name: 'Fighters' })).toBeVisible();
  },
);

test(
  'a shared address shows the same two, on the profile and on the roster',
  { tag: '@engine' },
  async ({ page }) => {
    const complaints = followComplaints(page);

    await page.goto(`${profileOf(halvorsen)}?compare=${achong.id}`);
    await expectPair(page, halvorsen, achong);
    await page.reload();
    await expectPair(page, halvorsen, achong);
    await page.goto(`/fighters?compare=${thorsrud.id}&compare=${achong.id}`);
    await expectPair(page, thorsrud, achong);

    // A visitor who came by a link stays on the page that it opened on.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/fighters');
    await expect(opener(page)).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test(
  'code of the dialog that cannot be loaded is loaded by Retry; one that fails, too, keeps the focus there',
  { tag: '@engine' },
  async ({ page }) => {
    const code = '**/assets/TaleOfTheTape-*';
    await page.route(code, (route) => route.abort());
    await page.goto(`${profileOf(halvorsen)}?compare=${achong.id}`);
    await expect(dialog(page)).toContainText('We couldn’t load the comparison');
    await expect(page.locator('h1')).toHaveCount(1);
    // Retry loads a new document, unless it learns that there is no network.
    await page.evaluate(() => {
      const get = () => {
        document.documentElement.setAttribute('data-asked', '');
        return false;
      };
      Object.defineProperty(navigator, 'onLine', { get, configurable: true });
    });
    const retry = dialog(page).getByRole('button', { name: 'Retry' });
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-asked');
    await expect(retry).toBeVisible();
    await expect(dialog(page).locator('[tabindex="-1"]:focus')).toHaveText('');

    await page.unroute(code);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
    await retry.click();
    await expectPair(page, halvorsen, achong);
  },
);
