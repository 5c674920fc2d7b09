// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
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
