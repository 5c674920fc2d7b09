// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../testing/fixedClock';
import { announcement, upcomingEvent } from '../../testing/fixtures';
import { FaceOff } from './FaceOff';
import { NextEvent } from './NextEvent';

let startClock: () => void;

beforeEach(() => {
  startClock = stopClock();
});

afterEach(() => {
  startClock();
  vi.restoreAllMocks();
});

test.each([
  ['a fight', announcement.event, <FaceOff fight={announcement} />],
  ['an event', upcomingEvent, <NextEvent events={{ status: 'ready', data: [upcomingEvent] }} />],
])(
  'the countdown of %s appears in the space that the server reserved for it',
  async (_, { title }, part) => {
    const report = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(part);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText('Saturday, December 12, 2026')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    const lines = container.querySelectorAll('p').length;

    act(() => {
      render(part, { container, hydrate: true });
    });
    expect(await screen.findByRole('timer')).toHaveTextContent('in 21 days and 13 hours');
    expect(container.querySelectorAll('p')).toHaveLength(lines);
    expect(report).not.toHaveBeenCalled();
  },
);
