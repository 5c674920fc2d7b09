// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fighters } from '../../testing/fixtures';
import { useFighterFilters } from './useFighterFilters';

function Roster() {
  const [filters, ask] = useFighterFilters(fighters);
  return (
    <>
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
