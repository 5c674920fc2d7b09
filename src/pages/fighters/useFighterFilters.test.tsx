// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
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
  rendered = [];
  render(
    <MemoryRouter initialEntries={['/fighters']}>
      <Roster />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'salt' } });
});

const address = () => screen.getByRole('status').textContent;
test('the address follows what is typed', () => {
  expect(address()).toBe('?q=salt');
});

test('the filters stay the same when a comparison opens', () => {
  const typed = rendered.at(-1);
  fireEvent.click(screen.getByRole('link', { name: 'Compare' }));
  expect(address()).toBe('?q=salt&compare=1');
  expect(rendered.at(-1)).toBe(typed);
});
