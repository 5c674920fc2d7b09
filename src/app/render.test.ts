import { executionAsyncId } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { fixtureReader } from '../testing/fixtures';
import { renderPage } from './render';

it('a rendered page names its route, whose modules the start script fetches', async () => {
  const { body } = await renderPage('/pay-per-view', fixtureReader);
  expect(body).toMatch(/^<div id="root" data-route="payPerView">/);
});

it('a rendered page has the styles of what a press opens, and not the thing itself', async () => {
  const { head, body } = await renderPage('/signup', fixtureReader);
  expect(head).toContain('::backdrop{');
  expect(body).not.toContain('<dialog');
});

it('a rendered page leaves no hook in the process, which would slow every later request down', async () => {
  const page = await renderPage('/', fixtureReader);
  expect(page).toMatchObject({ found: true, body: expect.stringContaining('<h1') as string });
  // Without such a hook, Node gives no id to what runs after an await.
  await Promise.resolve();
  expect(executionAsyncId()).toBe(0);
});
