import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { serve } from './site';
import { expect, followComplaints, test } from './test';

test.use({ timezoneId: 'Europe/Berlin' });

/** Expects that each page leads with a fight that is next, and offers nothing that is over. */
async function expectNext(page: Page, origin: string, fight: string, events: string[]) {
  await page.goto(`${origin}/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: fight })).toBeVisible();
  await expect(main.getByText('LIVE', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('article').getByText('Started').first()).toHaveText(/, \d+:\d+ /);

  await page.goto(`${origin}/pay-per-view`);
  await expect(main.getByRole('heading', { level: 2, name: fight })).toBeVisible();
  const offered = page.getByRole('group', { name: /^Interested/ }).getByRole('checkbox');
  await expect(offered).toHaveCount(events.length);
  for (const [index, name] of events.entries()) {
    await expect(offered.nth(index)).toHaveAccessibleName(new RegExp(name));
  }

  // On a phone the next show is a card, and the others are rows.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/events`);
  const cards = main.getByRole('region', { name: 'UPCOMING EVENTS' }).getByRole('article');
  await expect(cards.filter({ hasText: fight })).toHaveCount(1);
  const texts = await cards.evaluateAll((all) =>
    all.toSorted((a, b) => b.clientHeight - a.clientHeight).map(({ textContent }) => textContent),
  );
  expect(texts[0]).toContain(fight);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const [day, fight, events] of [
  ['2027-03-15', 'Mwilambwe vs. Seumalo', ['Open Pit', 'Off the Beat', 'Montreal']],
  ['2028-03-15', 'Minakami vs. Sobral', ['Yokohama', 'After Nine']],
  ['2031-03-15', 'Minakami vs. Sobral', ['Yokohama', 'After Nine']],
] as const) {
  test(`on ${day} no show of the past is live, next or offered, before and after hydration`, async ({
    page,
    browser,
  }, { outputDir }) => {
    const { origin, stop } = await serve({ CLOCK: day, DATA_DIR: join(outputDir, 'data') });
    const complaints = followComplaints(page);
    await page.clock.setFixedTime(day);
    await expectNext(page, origin, fight, [...events]);
    const withoutScript = await browser.newPage({ javaScriptEnabled: false });
    await expectNext(withoutScript, origin, fight, [...events]);
    await withoutScript.close();
    expect(complaints).toEqual([]);
    await stop();
  });
}

test('a visitor whose clock is years ahead of the page sees it by that clock, without an error', async ({
  page,
  baseURL,
}) => {
  const complaints = followComplaints(page);
  await page.clock.setFixedTime('2031-03-15');
  await expectNext(page, baseURL ?? '', 'Minakami vs. Sobral', ['Yokohama', 'After Nine']);
  expect(complaints).toEqual([]);
});
