// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../testing/fixedClock';
import { StartTime } from './StartTime';

beforeEach(stopClock);

afterEach(() => {
  vi.unstubAllEnvs();
});

const start = <StartTime date="2026-12-13T01:00:00.000Z" />;

test('the start time is in the visitor’s time zone from the first frame in the browser', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => {
    root.render(start);
  });
  expect(screen.getByText('Your time:')).toBeVisible();
  flushSync(() => {
    root.unmount();
  });
});
