// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FighterFilters } from '../../domain/fighterFilters';
import { fighters } from '../../testing/fixtures';
import { useFighterFilters } from './useFighterFilters';

/** The filters of each rendering. */
let rendered: FighterFilters[];

function Roster() {
  const [filters, ask] = useFighterFilters(fighters);
  rendered.push(filters);
  return (
    <>
      <Link to="/fighters?q=salt&compare=1">Compare</Link>
      <input
        type="search"
        value={filters.search}
        onChange={({ target }) => {
          ask({ ...filters, search: target.value });
        }}
      />
      <output>{useLocation().search}</output>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  rendered = [];
  render(
    <MemoryRouter initialEntries={['/fighters']}>
      <Roster />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'salt' } });
});

afterEach(() => {
  vi.useRealTimers();
});

const address = () => screen.getByRole('status').textContent;
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(300);
  });
};

test('the address follows what is typed, after a pause', () => {
  expect(address()).toBe('');
  pause();
  expect(address()).toBe('?q=salt');
});

test('the address follows when the field is left', () => {
  fireEvent.focusOut(screen.getByRole('searchbox'));
  expect(address()).toBe('?q=salt');
});

test('the address does not follow when Back was pressed meanwhile', () => {
  fireEvent.popState(window);
  pause();
  expect(address()).toBe('');
});

test('the filters stay the same while the address follows them, and when a comparison opens', () => {
  const typed = rendered.at(-1);
  pause();
  fireEvent.click(screen.getByRole('link', { name: 'Compare' }));
  expect(address()).toBe('?q=salt&compare=1');
  expect(rendered.at(-1)).toBe(typed);
});
