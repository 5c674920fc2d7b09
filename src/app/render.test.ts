import { executionAsyncId } from 'node:async_hooks';
import { expect, it } from 'vitest';
import type { LeagueReader } from '../api/leagueReader';
import * as fixtures from '../testing/fixtures';
import { renderPage } from './render';

const reader: LeagueReader = {
  fighters: () => Promise.resolve(fixtures.fighters),
  fighter: () => Promise.resolve(null),
  videosOf: () => Promise.resolve([]),
  events: () => Promise.resolve([]),
  upcomingEvents: () => Promise.resolve([fixtures.upcomingEvent]),
};

it('a rendered page names its route, whose modules the start script fetches', async () => {
  const { body } = await renderPage('/pay-per-view', reader);
  expect(body).toMatch(/^<div id="root" data-route="payPerView">/);
});

it('a rendered page has the styles of what a press opens, and not the thing itself', async () => {
  const { head, body } = await renderPage('/signup', reader);
  expect(head).toContain('::backdrop{');
  expect(body).not.toContain('<dialog');
});

it('a rendered page leaves no hook in the process, which would slow every later request down', async () => {
  const page = await renderPage('/', reader);
  expect(page).toMatchObject({ found: true, body: expect.stringContaining('<h1') as string });
  // Without such a hook, Node gives no id to what runs after an await.
  await Promise.resolve();
  expect(executionAsyncId()).toBe(0);
});
