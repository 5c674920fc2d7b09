// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('a page that is hidden has stored its position, since a phone may discard it', () => {
  renderHook(() => {
    useScrollRestoration(location);
  });
  vi.stubGlobal('scrollY', 700);
  window.dispatchEvent(new Event('scroll'));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sessionStorage.getItem('scroll-positions')).toBe('{"default/":700}');
  expect(history.scrollRestoration).toBe('auto');
});

test('where a page is left by Back is kept, though its last scroll was not reported', () => {
  const { rerender } = renderHook(useScrollRestoration, { initialProps: location });
  rerender({ ...location, key: 'filtered' });
  vi.stubGlobal('scrollY', 400);
  history.replaceState({ key: 'earlier' }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toMatchObject({
    'filtered/': 400,
  });
});

test('a choice that is taken back before it was shown keeps the place of its results', () => {
  renderHook(useScrollRestoration, { initialProps: location });
  history.replaceState({ key: 'chosen', usr: { preventScrollReset: true } }, '');
  vi.stubGlobal('scrollY', 245);
  window.dispatchEvent(new Event('scroll'));
  history.replaceState({ key: 'earlier' }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toMatchObject({
    'chosen/': 245,
  });
});

test('hydration renders nothing around the page twice, which would hydrate the page at once', () => {
  const render = vi.fn(() => useScrollRestoration(location));
  renderHook(render, { hydrate: true });
  expect(render).toHaveBeenCalledOnce();
});

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  history.replaceState(null, '');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['null', '7', '{"x":"far"}', 'no JSON'])(
  'what the browser stored and nobody can read, such as %s, is no position',
  (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    const { rerender } = renderHook(useScrollRestoration, { initialProps: location });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    rerender({ ...location, key: 'x', pathname: '' });
    expect(new Set(scrollTo.mock.calls.flat())).toEqual(new Set([0]));
  },
);
