// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventFilter } from '../../domain/eventFilters';
import { stopClock } from '../../testing/fixedClock';
import { events } from '../../testing/fixtures';
import { EventsView } from './EventsView';

const container = document.body.appendChild(document.createElement('div'));
let root: Root;

beforeEach(stopClock);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const calendar = { status: 'ready', data: events } as const;

const view = (filter: EventFilter) => (
  <EventsView events={calendar} filter={filter} onFilterChange={vi.fn()} />
);

/** Renders as React does within a press, without what it leaves for later. */
function show(filter: EventFilter) {
  flushSync(() => {
    root.render(view(filter));
  });
}

test('the chosen filter and how many match is shown before the cards, which follow', async () => {
  root = createRoot(container);
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

test('the chosen filter and how many match is shown before the cards of a rendered page are hydrated', async () => {
  // In another zone than the league's, a hydrated card has the visitor's own time.
  vi.stubEnv('TZ', 'Europe/Berlin');
  container.innerHTML = renderToString(view('all'));
  flushSync(() => {
    root = hydrateRoot(container, view('all'));
  });

  show('upcoming');
  expect(screen.getByRole('radio', { name: /^Upcoming/ })).toBeChecked();
  expect(screen.getByText(/^Showing/)).not.toHaveTextContent(`Showing ${events.length} of`);
  expect(screen.queryByText('Your time:')).not.toBeInTheDocument();
  expect(await screen.findAllByText('Your time:')).not.toHaveLength(0);
});
