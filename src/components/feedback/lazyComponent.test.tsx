// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyComponent, loadOrReload } from './lazyComponent';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  reload.mockReset();
  history.replaceState(null, '');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Tale = () => <p>The tale of the tape</p>;

const reloading = (load: () => Promise<typeof Tale>) => lazyComponent(() => loadOrReload(load));

let retry: () => Promise<void>;

function show(Lazy: ComponentType) {
  const page = (resetKey: number) => (
    <ErrorBoundary resetKey={resetKey} fallback={() => 'Failed'}>
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page(0));
  retry = async () => {
    await screen.findByText('Failed');
    rerender(page(1));
  };
}

test('code that is there already is shown without a fallback before it', () => {
  show(lazyComponent(() => Tale));
  expect(screen.getByText('The tale of the tape')).toBeVisible();
});

test('code that failed to load once is loaded by a retry', async () => {
  const load = vi.fn(() => Promise.resolve(Tale));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(lazyComponent(load));
  await retry();
  expect(await screen.findByText('The tale of the tape')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('code of a release that was replaced comes with a new document, which is loaded once', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  show(reloading(load));
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(screen.getByText('Loading')).toBeVisible();

  // The document after it, at the same entry of the history, which has no such code either.
  show(reloading(load));
  await retry();
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

test('code without which a page does is loaded again, and the document stays', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  show(lazyComponent(load));
  await retry();
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the document stays, and what was typed in it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(reloading(() => Promise.reject(new TypeError('Failed to fetch'))));
  await retry();
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
