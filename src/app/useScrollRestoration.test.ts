// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

const location = { key: 'default', pathname: '/', search: '', hash: '', state: null };

test('the browser restores the scroll position of documents only, also back from its cache', () => {
  renderHook(() => {
    useScrollRestoration(location);
  });
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['null', '7', '{"x":"far"}', 'no JSON'])(
  'what the browser stored and nobody can read, such as %s, is no position',
  (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    const { rerender } = renderHook(useScrollRestoration, { initialProps: location });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    rerender({ ...location, key: 'x', pathname: '' });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  },
);
