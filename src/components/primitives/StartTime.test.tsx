// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { StartTime } from './StartTime';

afterEach(() => {
  vi.unstubAllEnvs();
});

const start = <StartTime date="2026-12-13T01:00:00.000Z" />;

test('shows the visitor’s own time from the first frame on, once the site runs in the browser', () => {
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

test('shows the league’s time as the server renders it, wherever the server is', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(renderToString(start)).toContain('Starts');
});
