import type { APIRequestContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { breakpoints } from '../src/theme/breakpoints';
import { expect, findViolations, holdScripts, test, waitForFonts } from './test';

interface FightEvent {
  id: string;
  title: string;
  date?: string;
  status: string;
  venue?: string;
}

const schedule = async (request: APIRequestContext) =>
  (await (await request.get('/api/events')).json()) as FightEvent[];

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const upcoming = (page: Page) => page.getByRole('region', { name: 'UPCOMING EVENTS' });

/** One in winter and one in summer, which begins on another day in some zones. */
const twoIslands = {
  title: 'REDLINE 29: Two Islands',
  date: 'Saturday, December 12, 2026',
  utc: '2026-12-13T03:00:00.000Z',
  eastern: 'Starts Saturday 10:00 PM EST',
};
const montreal = {
  title: 'REDLINE Fight Night: Montreal',
  date: 'Saturday, June 19, 2027',
  utc: '2027-06-19T23:00:00.000Z',
  eastern: 'Starts Saturday 7:00 PM EDT',
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

test.describe('who lives in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

  for (const [night, own] of [
    [twoIslands, 'Your time: Sun 4:00 AM GMT+1'],
    [montreal, 'Your time: Sun 1:00 AM GMT+2'],
  ] as const) {
    test(`sees when ${night.title} starts there, below the date in the league’s time`, async ({
      page,
    }) => {
      await page.goto('/events');
      const event = card(page, night.title);
      await expect(event.getByText(own)).toBeVisible();
      await expect(event.getByText(night.date)).toBeVisible();
      const moments = await event
        .getByRole('time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
      expect(moments).toEqual([night.utc, night.utc]);
    });
  }

  test('sees it on Home, too', async ({ page }) => {
    await page.goto('/');
    const top = page.getByRole('main');
    await expect(top.getByText('Your time: Sun 4:00 AM GMT+1').first()).toBeVisible();
    await expect(top.getByText(twoIslands.date).first()).toBeVisible();
  });
});

test.describe('with a 24-hour clock', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE' });
  test.skip(
    ({ webKitDriver }) => webKitDriver !== undefined,
    'WebDriver has no command for the language of a browser',
  );

  test('sees hours up to 24', async ({ page }) => {
    await page.goto('/events');
    const event = card(page, twoIslands.title);
    await expect(event.getByText('Your time: Sun 04:00 GMT+1')).toBeVisible();
  });
});

for (const timezoneId of ['America/New_York', 'America/Toronto']) {
  test.describe(`in the league's time zone, as in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });

    test('sees it once', async ({ page }) => {
      await page.goto('/events');
      for (const { title, eastern } of [twoIslands, montreal]) {
        await expect(card(page, title).getByText(eastern)).toBeVisible();
      }
      await expect(page.getByText(/^Your time/)).toHaveCount(0);
    });
  });
}

// The longest names of zones, and half an hour that few count with.
for (const timezoneId of ['Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns']) {
  test.describe(`hydrated in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });

    for (const path of ['/', '/events']) {
      test(
        `${path} turns to the visitor's time, and nothing moves`,
        { tag: '@layout' },
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
          await page.waitForLoadState('networkidle');
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
}

test('a fan takes one event to their own calendar', async ({ page, request, webKitDriver }) => {
  test.skip(webKitDriver !== undefined, 'WebDriver does not report downloads');
  await page.goto('/events');
  const event = (await schedule(request)).find(({ title }) => title === twoIslands.title);
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
      location: event?.venue,
      sequence: 0,
      status: 'CONFIRMED',
    },
  ]);
  await expect(page).toHaveURL('/events');
});

test(
  'each event to come that has a date can be taken, and no other',
  { tag: '@layout' },
  async ({ page, request }) => {
    await page.goto('/events');
    const events = await schedule(request);
    const open = events.filter(
      ({ date, status }) => date !== undefined && ['upcoming', 'live'].includes(status),
    );
    expect(open.length).toBeGreaterThan(0);
    // On a phone most events are rows, which open to show it.
    await page.evaluate(() => {
      for (const row of document.querySelectorAll('details')) row.open = true;
    });
    const controls = page.getByRole('link', { name: /^Add to calendar/ });
    await expect(controls).toHaveCount(open.length);
    for (const { title, date } of open) {
      const control = card(page, title).getByRole('link', { name: `Add to calendar: ${title}` });
      // As large as a thumb asks for.
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      const response = await request.get((await control.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const [event] = parse(await response.text());
      expect(event).toMatchObject({ summary: title, start: date });
    }
  },
);

test(
  'the whole schedule can be subscribed to, beside what is to come',
  { tag: '@layout' },
  async ({ page, request, viewport }) => {
    await page.goto('/events');
    const link = upcoming(page).getByRole('link', { name: 'Subscribe to the calendar' });
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const heading = await upcoming(page)
      .getByRole('heading', { name: 'UPCOMING EVENTS' })
      .boundingBox();
    const first = await upcoming(page).getByRole('article').first().boundingBox();
    if (!box || !heading || !first) throw new Error('Something of it is not to be seen');
    expect(box.y + box.height).toBeLessThan(first.y);
    if (viewport && viewport.width < breakpoints.m)
      expect(box.y).toBeGreaterThanOrEqual(heading.y + heading.height);
    else expect(box.x).toBeGreaterThan(heading.x + heading.width);

    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    // Opened for good, not kept once.
    expect(response.headers()['content-disposition']).toBeUndefined();
    const dated = (await schedule(request)).flatMap(({ title, date }) =>
      date === undefined ? [] : [{ title, date }],
    );
    dated.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
    const events = parse(await response.text());
    expect(events.map(({ summary, start }) => ({ title: summary, date: start }))).toEqual(dated);
  },
);

test('the calendar’s controls are reached by keyboard, after the action of their card', async ({
  page,
}) => {
  await page.goto('/events');
  await upcoming(page).getByRole('link', { name: 'Subscribe to the calendar' }).focus();
  await page.keyboard.press('Tab');
  const [first] = await upcoming(page).getByRole('article').all();
  await expect(
    first?.getByRole('link', { name: /^Tale of the tape/ }) ?? page.getByRole('main'),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first?.getByRole('button') ?? page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    first?.getByRole('link', { name: /^Add to calendar/ }) ?? page.getByRole('main'),
  ).toBeFocused();
});

test.describe('with the visitor’s time shown', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

  for (const path of ['/', '/events']) {
    test(
      `${path} has no axe violation and no sideways scroll`,
      { tag: '@layout' },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(/^Your time: /).first()).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
});
