// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { noFilterValues } from '../../components/fighters/rosterFilters';
import { champion, fighters, veteran } from '../../testing/fixtures';
import { FightersView } from './FightersView';

const root = createRoot(document.body.appendChild(document.createElement('div')));

afterEach(() => {
  root.unmount();
});

/** Renders as React does within a press, without what it leaves for later. */
function show(search: string) {
  const filters = { ...noFilterValues, q: search };
  flushSync(() => {
    root.render(
      <MemoryRouter>
        <FightersView
          fighters={{ status: 'ready', data: fighters }}
          filters={filters}
          onFiltersChange={vi.fn()}
          onCompare={vi.fn()}
        />
      </MemoryRouter>,
    );
  });
}

const names = () =>
  screen.queryAllByRole('link', { name: /^[^C]/ }).map((link) => link.textContent);

test('what is typed and how many match is shown before the cards, which follow', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // jsdom has neither media queries nor animations.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show('');
  expect(names()).toContain(veteran.name);

  show('tide');
  expect(screen.getByRole('searchbox')).toHaveValue('tide');
  expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 1 of 7 fighters');
  expect(names()).toContain(veteran.name);
  await waitFor(() => {
    expect(names()).not.toContain(veteran.name);
  });
  expect(names()).toContain(champion.name);
});
