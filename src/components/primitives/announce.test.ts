// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcementDelay, announcementsId } from './announce';

let said: string[];
let takeBack: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  const region = document.body.appendChild(document.createElement('output'));
  region.id = announcementsId;
  said = [];
  takeBack = [];
  const listen = vi.spyOn(region, 'textContent', 'set');
  listen.mockImplementation((text) => {
    if (text) said.push(text);
  });
});

afterEach(() => {
  for (const each of takeBack) each();
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const say = (text: string) => {
  const own = announce(text);
  takeBack.push(own);
  return own;
};

test('of what is announced in a row only the last is said, once nothing has followed for a while', () => {
  for (const text of ['Fighter profile', 'Loading the fighter…', 'Imani Goodloe']) {
    say(text);
    vi.advanceTimersByTime(announcementDelay - 1);
    expect(said).toEqual([]);
  }
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Imani Goodloe']);
  vi.runAllTimers();
  expect(said).toEqual(['Imani Goodloe']);
});

test('what loads quickly is not said to load, and the title before it is said', () => {
  say('Fighters');
  const loaded = say('Loading fighters…');
  vi.advanceTimersByTime(60);
  loaded();
  vi.runAllTimers();
  expect(said).toEqual(['Fighters']);
});

test('what loads slowly is said to load, and the title when it has', () => {
  say('Fighters');
  const loaded = say('Loading fighters…');
  vi.runAllTimers();
  loaded();
  vi.runAllTimers();
  expect(said).toEqual(['Loading fighters…', 'Fighters']);
});

test('what was said is not said again when a later text is taken back', () => {
  say('Imani Goodloe');
  vi.runAllTimers();
  const loaded = say('Loading the fight videos…');
  vi.runAllTimers();
  loaded();
  vi.runAllTimers();
  expect(said).toEqual(['Imani Goodloe', 'Loading the fight videos…']);
});
