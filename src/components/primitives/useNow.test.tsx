// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMoment, useNow } from './useNow';

function Clock() {
  return <time>{new Date(useNow()).toISOString().slice(11, 19)}</time>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:45.000Z') });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const advance = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

test('the clock advances at each full minute', () => {
  render(<Clock />);
  expect(screen.getByRole('time')).toHaveTextContent('12:00:00');
  advance(14_999);
  expect(screen.getByRole('time')).toHaveTextContent('12:00:00');
  advance(1);
  expect(screen.getByRole('time')).toHaveTextContent('12:01:00');
  advance(60_000);
  expect(screen.getByRole('time')).toHaveTextContent('12:02:00');
});

test('the clock pauses while the page is hidden and is correct as soon as it is visible', () => {
  render(<Clock />);
  show(true);
  expect(vi.getTimerCount()).toBe(0);
  advance(10 * 60_000);
  expect(screen.getByRole('time')).toHaveTextContent('12:00:00');
  show(false);
  expect(screen.getByRole('time')).toHaveTextContent('12:10:00');
  advance(15_000);
  expect(screen.getByRole('time')).toHaveTextContent('12:11:00');
});

test('the timer stops when the last component that uses it unmounts', () => {
  render(<Clock />).unmount();
  expect(vi.getTimerCount()).toBe(0);
  show(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page is hydrated by the moment that it was rendered for, and then shows the visitor’s clock', () => {
  const report = vi.spyOn(console, 'error');
  const page = (
    <PageMoment value={Date.parse('2026-10-01T08:00:00.000Z')}>
      <Clock />
    </PageMoment>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByRole('time')).toHaveTextContent('08:00:00');
  render(page, { container, hydrate: true });
  expect(screen.getByRole('time')).toHaveTextContent('12:00:00');
  expect(report).not.toHaveBeenCalled();
});
