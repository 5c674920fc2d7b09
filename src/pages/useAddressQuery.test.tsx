// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useNavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAddressQuery } from './useAddressQuery';

test.each([
  ['another query', 'status=live', {}, 'PUSH'],
  ['another query in its place', 'status=live', { replace: true }, 'REPLACE'],
  ['the same query', 'status=upcoming', {}, 'REPLACE'],
])('to go to %s is a new place in the history or not', (_, query, how, type) => {
  const { result } = renderHook(
    () => ({ address: useAddressQuery(), navigationType: useNavigationType() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/events?status=upcoming']}>{children}</MemoryRouter>
      ),
    },
  );
  act(() => {
    result.current.address.change(() => new URLSearchParams(query), how);
  });
  expect(result.current.navigationType).toBe(type);
  expect(result.current.address.query.toString()).toBe(query);
});

test('what is typed stays when Safari refuses another change of the address', () => {
  const { result } = renderHook(() => useAddressQuery(), { wrapper: BrowserRouter });
  const type = (text: string) => {
    act(() => {
      result.current.change(() => new URLSearchParams({ q: text }), { replace: true });
    });
    expect(result.current.query.get('q')).toBe(text);
  };
  type('a');
  const replaceState = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  type('ab');
  type('abc');
  replaceState.mockRestore();
  type('abcd');
  expect(location.search).toBe('?q=abcd');
});
