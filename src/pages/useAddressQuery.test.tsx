// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAddressQuery } from './useAddressQuery';

function renderAddress() {
  history.replaceState(null, '', '/events?status=upcoming');
  const useAddress = () => ({ ...useAddressQuery(), navigationType: useNavigationType() });
  const { result } = renderHook(useAddress, { wrapper: BrowserRouter });
  const change = (query: string, how = {}) => {
    act(() => {
      result.current.change(() => new URLSearchParams(query), how);
    });
    expect(result.current.query.toString()).toBe(query);
    return result.current.navigationType;
  };
  return change;
}

test.each([
  ['another query', 'status=live', {}, 'PUSH'],
  ['another query in its place', 'status=live', { replace: true }, 'REPLACE'],
  ['the same query', 'status=upcoming', {}, 'REPLACE'],
])('to go to %s is a new place in the history or not', (_, query, how, type) => {
  expect(renderAddress()(query, how)).toBe(type);
});

test('what is typed stays when Safari refuses another change of the address', () => {
  const change = renderAddress();
  const replaceState = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  change('q=a', { replace: true });
  change('q=ab', { replace: true });
  replaceState.mockRestore();
  change('q=abc', { replace: true });
  expect(location.search).toBe('?q=abc');
});

test('a second change before the page has rendered the first is made to what the first has left', () => {
  history.replaceState(null, '', '/fighters');
  const { result } = renderHook(useAddressQuery, { wrapper: BrowserRouter });
  const set = (name: string, value: string) => {
    result.current.change((query) => {
      const next = new URLSearchParams(query);
      next.set(name, value);
      return next;
    });
  };
  act(() => {
    set('status', 'champion');
    set('weight', 'Flyweight');
  });
  expect(result.current.query.toString()).toBe('status=champion&weight=Flyweight');
});
