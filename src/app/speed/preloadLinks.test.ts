// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/queryClient';
import { preloadLinks } from './preloadLinks';
import { matchRoute } from '../routes';

const fetch = vi.fn<typeof globalThis.fetch>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', fetch);
  stop = preloadLinks(createQueryClient());
  document.body.innerHTML = `
    <a id="fighters" href="/fighters"><b>Fighters</b></a>
    <a id="events" href="/events">Events</a>
    <a id="here" href="/#fighters">Here</a>
    <a id="file" href="/events" type="text/calendar">A file</a>
    <a id="away" href="https://elsewhere.example/fighters">Away</a>
    <p>No link</p>`;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (selector: string) => document.querySelector(selector) ?? document.body;

/** Expects these reads within the time that a preload takes to start. */
async function expectReads(...paths: string[]) {
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(paths);
}

test.each([
  ['pointed at', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
])('a link that is %s has its data and its code loaded', async (_, fire) => {
  const preload = vi.spyOn(matchRoute('/fighters').route, 'preload');
  fire(at('#fighters b'));
  await expectReads('/api/fighters');
  expect(preload).toHaveBeenCalled();
  preload.mockRestore();
});

test('a finger that swipes over a link costs nothing', async () => {
  const finger = Object.assign(new Event('pointerover', { bubbles: true }), {
    pointerType: 'touch',
  });
  fireEvent(at('#fighters'), finger);
  fireEvent.touchStart(at('#fighters'));
  await expectReads();
});

test('a pointer that only passes by costs nothing', async () => {
  fireEvent.pointerOver(at('#fighters'));
  await vi.advanceTimersByTimeAsync(30);
  fireEvent.pointerOver(at('p'));
  await expectReads();
});

test.each(['#here', '#file', '#away', 'p'])(
  '%s leads to no other page of the site',
  async (selector) => {
    fireEvent.focusIn(at(selector));
    await expectReads();
  },
);

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('nothing is spent on a connection with %o', async (connection) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  fireEvent.focusIn(at('#events'));
  await expectReads();
});

test('a failure has no effect until the page is shown', async () => {
  fetch.mockRejectedValue(new TypeError('No network'));
  fireEvent.focusIn(at('#events'));
  await expectReads('/api/events', '/api/fighters');
});
