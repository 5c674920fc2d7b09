// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { usePageLinks } from './usePageLinks';

function Links() {
  usePageLinks();
  return (
    <>
      <a href="/events?status=live">
        <b>Events</b>
      </a>
      <a href="/fighters#faces">Faces</a>
      <a href="#main">Skip</a>
      <a href="/calendar.ics" type="text/calendar">
        Calendar
      </a>
      <a href="/" target="_self">
        Reload
      </a>
      <a href="https://elsewhere.example/events">Elsewhere</a>
      <a href="mailto:us@league.example">Mail</a>
      <p>No link</p>
    </>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  render(<Links />, { wrapper: BrowserRouter });
});

/** Clicks an element, and returns whether the click is left to the browser: jsdom itself follows anchors only. */
const click = (selector: string, how = {}) => {
  const target = document.querySelector(selector) ?? document.body;
  return fireEvent.click(target, how);
};

test('a link that is pressed twice navigates once', () => {
  const before = history.length;
  expect(click('b')).toBe(false);
  expect(click('b')).toBe(false);
  expect(location.pathname + location.search).toBe('/events?status=live');
  expect(history).toHaveLength(before + 1);
});

test('a link to an anchor of another page leads to that page', () => {
  expect(click('[href$="#faces"]')).toBe(false);
  expect(location.pathname + location.hash).toBe('/fighters#faces');
});

test.each(['[href="#main"]', '[type]', '[target]', '[href^=https]', '[href^=mailto]', 'p'])(
  'a click on %s is the browser’s',
  (selector) => {
    expect(click(selector)).toBe(true);
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (how) => {
    expect(click('b', how)).toBe(true);
    expect(location.pathname).toBe('/');
  },
);
