import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { FightEvent } from '../src/domain/event';
import type { Fighter } from '../src/domain/fighter';
import type { Video } from '../src/domain/video';
import { translatePage } from '../src/testing/translatePage';
import { contentFile } from './site';
import { expect, followComplaints, holdScripts, test } from './test';

/**
 * Opens a page that its browser translates before the script has run, and lets the visitor act meanwhile. React then
 * renders it anew, since it is not what the server sent.
 */
async function actInTranslated(page: Page, path: string, act: () => Promise<void>) {
  const runScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(translatePage);
  await act();
  const rendered = await page.evaluateHandle(() => document.querySelector('main'));
  runScripts();
  await page.waitForFunction((main) => main?.isConnected === false, rendered);
}

/** Types into a field, and selects a part of it. */
async function typeAndSelect(field: Locator, text: string, ...selection: [number, number]) {
  await field.pressSequentially(text);
  await field.evaluate((input: HTMLInputElement, range) => {
    input.setSelectionRange(...range);
  }, selection);
}

test(
  'what is typed into a translated form, and where the caret is, outlives that React renders it anew',
  { tag: '@engine' },
  async ({ page }) => {
    const name = page.getByRole('textbox', { name: 'Full name' });
    await actInTranslated(page, '/signup', async () => {
      await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
      await typeAndSelect(name, 'Ada Okafor', 4, 6);
    });
    await expect(name).toBeFocused();
    await page.keyboard.type('X');
    await expect(name).toHaveValue('Ada Xafor');
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'ada@example.com',
    );
  },
);

test('what is chosen in a translated form is sent', { tag: '@engine' }, async ({ page, site }) => {
  const event = page.getByRole('checkbox').first();
  await actInTranslated(page, '/pay-per-view', async () => {
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Translated');
    await page.getByRole('radio', { name: 'Mobile number' }).check();
    await page.getByRole('textbox', { name: 'Mobile number' }).pressSequentially('0134');
    await event.focus();
    await page.keyboard.press('Space');
  });
  await expect(event).toBeFocused();
  await page.getByRole('button', { name: 'REGISTER NOW' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’re on the list');
  expect(await site.storedSignups('pay_per_view_signups', 'Ada Translated')).toEqual([
    expect.objectContaining({ mobile: '0134', email: null, event_id: expect.any(String) }),
  ]);
});

test(
  'what is searched for in a translated roster filters it',
  { tag: '@engine' },
  async ({ page }) => {
    const search = page.getByRole('searchbox');
    await actInTranslated(page, '/fighters', () => typeAndSelect(search, 'tide', 1, 1));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/fighters?q=tide');
    await expect(search).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(search).toHaveValue('tde');
    await expect(page.getByRole('article')).toHaveCount(0);
  },
);

test(
  'a page that is translated after hydration filters, opens what it offers and leads on',
  { tag: '@engine' },
  async ({ page }) => {
    const complaints = followComplaints(page);
    await page.goto('/fighters');
    const shown = page.getByRole('main').getByRole('strong').first();
    await page.getByRole('searchbox').pressSequentially('nobody');
    // The cards are hydrated after the rest.
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.getByLabel('Status').selectOption('champion');
    await page.getByLabel('Weight class').selectOption('Heavyweight');
    await expect(shown).toHaveText('‹1›');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog').getByRole('combobox').first().selectOption({ index: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('article').getByRole('link').click();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await page.getByRole('radio', { name: 'Completed' }).check();
    await expect(shown).toHaveText('‹14›');
    await page.getByRole('banner').getByRole('link', { name: /Join/i }).click();
    await page.getByRole('button', { name: 'JOIN' }).click();
    await expect(page.getByText('‹Name is required›')).toBeVisible();
    await page.getByLabel('Full name').pressSequentially('A');
    await expect(page.getByText('Name is required')).toBeHidden();
    await page.goBack();
    await expect(shown).toHaveText('‹14›');
    expect(complaints).toEqual([]);
  },
);

const { fighters, events, videos } = JSON.parse(readFileSync(contentFile, 'utf8')) as {
  fighters: Fighter[];
  events: FightEvent[];
  videos: Video[];
};
const names = [
  'redline',
  ...fighters.flatMap(({ name, nickname }) => [name, nickname]),
  ...events.flatMap(({ title, subtitle, venue }) => [title, subtitle, venue]),
].flatMap((name) => (name ? [name.toLowerCase()] : []));
const videoTitles = new Set(videos.map(({ title }) => title));

const screens = ['/', '/fighters', `/fighters/${fighters[0]?.id}`, '/events', '/community'];
for (const path of [...screens, '/pay-per-view', '/signup', '/nowhere']) {
  test(`a translation of ${path} leaves names alone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(translatePage);
    const translated = page.locator('font > font');
    expect(await translated.count()).toBeGreaterThan(20);
    // A sentence and a video's title may name somebody.
    const labels = (await translated.allTextContents()).filter(
      (text) => !text.endsWith('.›') && !videoTitles.has(text.slice(1, -1)),
    );
    expect(
      labels.filter((label) => names.some((name) => label.toLowerCase().includes(name))),
    ).toEqual([]);
  });
}
