// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../testing/fixedClock';
import { announcement } from '../../testing/fixtures';
import { FaceOff } from './FaceOff';

let startClock: () => void;

beforeEach(() => {
  startClock = stopClock();
});

afterEach(() => {
  startClock();
  vi.restoreAllMocks();
});

test('a fight is rendered whole by the server, except the countdown, which has its place', async () => {
  const report = vi.spyOn(console, 'error');
  const fight = (
    <MemoryRouter>
      <FaceOff fight={announcement} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(fight);
  expect(screen.getByRole('link', { name: 'Monteiro vs. Wambugu' })).toBeVisible();
  expect(screen.getByText('Saturday, December 12, 2026')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  const lines = container.querySelectorAll('p').length;

  act(() => {
    render(fight, { container, hydrate: true });
  });
  expect(await screen.findByRole('timer')).toHaveTextContent('in 21 days and 13 hours');
  expect(container.querySelectorAll('p')).toHaveLength(lines);
  expect(report).not.toHaveBeenCalled();
});
