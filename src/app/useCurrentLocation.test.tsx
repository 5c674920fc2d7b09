// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter, useNavigate, useRoutes, type NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useCurrentLocation } from './useCurrentLocation';

let navigate: NavigateFunction;
let loadNext: () => void;

/** A frame with two pages, each of which shows its address. The code of the second loads on navigation. */
function Frame() {
  const [{ pathname, search }, isPending] = useCurrentLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  const page = useRoutes(
    [
      { path: '/roster', element: <h1>{pathname + search}</h1> },
      { path: '/profile', element: <Next /> },
    ],
    pathname,
  );
  return (
    <div aria-busy={isPending}>
      <Suspense>{page}</Suspense>
    </div>
  );
}

let Next: ComponentType;

beforeEach(() => {
  const code = new Promise<void>((resolve) => (loadNext = resolve));
  Next = lazy(() => code.then(() => ({ default: () => <h1>/profile</h1> })));
  render(
    <MemoryRouter initialEntries={['/roster']} useTransitions={false}>
      <Frame />
    </MemoryRouter>,
  );
});

const shown = () => screen.getByRole('heading').textContent;
const go = (to: string) => {
  flushSync(() => {
    void navigate(to);
  });
};

const finishLoading = () =>
  act(async () => {
    loadNext();
    await Promise.resolve();
  });

test('within a page the location changes immediately', () => {
  act(() => {
    go('/roster?q=salt');
    expect(shown()).toBe('/roster?q=salt');
  });
});

test('the page before stays as it was last, until the next has its code', async () => {
  act(() => {
    go('/roster?q=salt');
    // Before React has had the time for what is not urgent, as on a slow phone.
    go('/profile');
    expect(shown()).toBe('/roster?q=salt');
  });
  expect(shown()).toBe('/roster?q=salt');
  expect(screen.getByRole('heading').parentElement).toHaveAttribute('aria-busy', 'true');
  await finishLoading();
  expect(shown()).toBe('/profile');
  expect(screen.getByRole('heading').parentElement).toHaveAttribute('aria-busy', 'false');
});

test('a visitor who goes back before the page has loaded stays on the one before', async () => {
  act(() => {
    go('/profile');
  });
  act(() => {
    go('/roster?q=back');
  });
  expect(shown()).toBe('/roster?q=back');
  await finishLoading();
  expect(shown()).toBe('/roster?q=back');
});
