import { executionAsyncId } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { bareEvent, fixtureReader, liveFights, titleFight } from '../testing/fixtures';
import { renderPage } from './render';

it('a rendered page names its route, whose modules the start script fetches', async () => {
  const { body } = await renderPage('/pay-per-view', fixtureReader);
  expect(body).toMatch(/^<div id="root" data-route="payPerView">/);
});

it('a rendered page has the styles of what a press opens, unless it was not found, and not the thing itself', async () => {
  const { head, body } = await renderPage('/signup', fixtureReader);
  expect(head).toContain('::backdrop{');
  expect(body).not.toContain('<dialog');
  expect((await renderPage('/fighters/nobody', fixtureReader)).head).not.toContain('::backdrop{');
});

it('a rendered page leaves no hook in the process, which would slow every later request down', async () => {
  const page = await renderPage('/', fixtureReader);
  expect(page).toMatchObject({ found: true, body: expect.stringContaining('<h1') as string });
  // Without such a hook, Node gives no id to what runs after an await.
  await Promise.resolve();
  expect(executionAsyncId()).toBe(0);
});

/** Renders a page for a moment, whose calendar has a live event, an upcoming one, and others. */
async function renderAt(moment: string, path: string, others = [bareEvent]) {
  const upcoming = [titleFight, ...others];
  const { body } = await renderPage(path, {
    ...fixtureReader,
    events: () => Promise.resolve([...(liveFights.live ? [liveFights.live] : []), ...upcoming]),
    upcomingEvents: () => Promise.resolve(upcoming),
    now: () => Date.parse(moment),
  });
  return body;
}

it('a page is rendered for its moment: the live fight leads, then the next one, then an event without a date', async () => {
  const next = /Next fight night.*?Redline \d+/;
  for (const path of ['/', '/pay-per-view']) {
    expect(await renderAt('2026-11-22', path)).toMatch(/>LIVE<.*?No Way Back/);
    expect(await renderAt('2026-12-01', path)).toMatch(/Next fight night.*?High Water/);
    expect(next.exec(await renderAt('2027-03-15', path))?.[0]).toMatch(/Redline 31$/);
  }
});

it.each(['2027-03-15', '2028-03-15', '2031-03-15'])(
  'when all shows are over, a page rendered on %s has none that is next, offered or described',
  async (moment) => {
    const home = await renderAt(moment, '/', []);
    expect(home).not.toMatch(/LIVE|Next fight night|SportsEvent|Started <.{0,60}Saturday/);
    expect(home).toContain('December 12, 8:00 PM EST');
    const payPerView = await renderAt(moment, '/pay-per-view', []);
    expect(payPerView).not.toMatch(/LIVE|Next fight night|type="checkbox"/);
    expect(await renderAt(moment, '/events', [])).not.toMatch(/SportsEvent|Add to calendar/);
  },
);
