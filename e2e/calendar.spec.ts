import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { expect, holdScripts, test, waitForFonts } from './test';

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

const twoIslands = {
  title: 'REDLINE 29: Two Islands',
  utc: '2026-12-13T03:00:00.000Z',
  venue: 'Kilohana Center, Honolulu',
};

/** What a calendar app takes from a file: its events. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, location, sequence } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const start = startDate.toJSDate().toISOString();
    return { summary, start, location, sequence, status };
  });
}

// The longest name of a zone.
test.describe('hydrated in Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-US' });

  for (const path of ['/', '/events']) {
    test(
      `${path} turns to the visitor's time, and nothing moves`,
      { tag: '@phone' },
      async ({ page }) => {
        const takeUp = await holdScripts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitForFonts(page);
        const first = page.getByText(/^Starts /).first();
        await expect(first).toBeVisible();
        const marks = page.getByRole('main').locator('h1, h2, h3, p, time, a, button');
        const places = () =>
          marks.evaluateAll((all) =>
            all.flatMap((mark) => {
              const { top, height } = mark.getBoundingClientRect();
              // The countdown's figures come with the script, in a place kept for them.
              return mark.closest('[role=timer]') ? [] : [[top + window.scrollY, height]];
            }),
          );
        // From here on: what moves while fonts arrive is another matter.
        await page.evaluate(
          () =>
            new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        );
        await page.evaluate(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              shifts.push((entry as PerformanceEntry & { value: number }).value);
            }
          }).observe({ type: 'layout-shift' });
        });
        const before = await places();

        takeUp();
        await expect(page.getByText(/^Your time: /).first()).toBeVisible();
        await expect(page.getByText(/^Starts /)).toHaveCount(0);
        expect(await places()).toEqual(before);
        const shifts = await page.evaluate(
          () => (window as Window & { shifts?: number[] }).shifts ?? [NaN],
        );
        expect(shifts).toEqual([]);
      },
    );
  }
});

test(
  'a fan takes one event to their own calendar',
  { tag: ['@smoke', '@engine'] },
  async ({ page }) => {
    await page.goto('/events');
    const control = card(page, twoIslands.title).getByRole('link', {
      name: `Add to calendar: ${twoIslands.title}`,
    });
    const downloading = page.waitForEvent('download');
    await control.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('redline-29-two-islands.ics');
    expect(parse(await readFile(await download.path(), 'utf8'))).toEqual([
      {
        summary: twoIslands.title,
        start: twoIslands.utc,
        location: twoIslands.venue,
        sequence: 0,
        status: 'CONFIRMED',
      },
    ]);
    await expect(page).toHaveURL('/events');
  },
);
