// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../testing/fixedClock';
import { upcomingEvent } from '../../testing/fixtures';
import { NextEvent } from './NextEvent';

let startClock: () => void;

beforeEach(() => {
  startClock = stopClock();
});

afterEach(() => {
  startClock();
  vi.restoreAllMocks();
});

test('the countdown appears in the space that the server reserved for it', async () => {
  const report = vi.spyOn(console, 'error');
  const line = <NextEvent events={{ status: 'ready', data: [upcomingEvent] }} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(line);
  expect(screen.getByText(upcomingEvent.title)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();

  act(() => {
    render(line, { container, hydrate: true });
  });
  expect(await screen.findByRole('timer')).toHaveTextContent('in 21 days and 13 hours');
  expect(report).not.toHaveBeenCalled();
});
