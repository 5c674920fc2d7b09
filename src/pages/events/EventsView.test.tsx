// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventFilter } from '../../domain/eventFilters';
import { events } from '../../testing/fixtures';
import { EventsView } from './EventsView';

const root = createRoot(document.body.appendChild(document.createElement('div')));

afterEach(() => {
  root.unmount();
});

/** Renders as React does within a press, without what it leaves for later. */
function show(filter: EventFilter) {
  flushSync(() => {
    root.render(
      <EventsView
        events={{ status: 'ready', data: events }}
        filter={filter}
        onFilterChange={vi.fn()}
      />,
    );
  });
}

test('the chosen filter and how many match is shown before the cards, which follow', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  show('all');
  const count = screen.getAllByRole('article').length;

  show('live');
  expect(screen.getByRole('radio', { name: /^Live/ })).toBeChecked();
  expect(screen.getByText(/^Showing/)).toHaveTextContent('Showing 1 of');
  expect(screen.getAllByRole('article')).toHaveLength(count);
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});
