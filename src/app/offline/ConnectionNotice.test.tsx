// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionNotice } from './ConnectionNotice';

const onLine = vi.spyOn(navigator, 'onLine', 'get');

afterEach(() => {
  onLine.mockReset();
});

const tell = (isOnline: boolean) => {
  onLine.mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

test('says immediately that there is no network', () => {
  onLine.mockReturnValue(false);
  render(<ConnectionNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});

test('follows the network, in one place', () => {
  onLine.mockReturnValue(true);
  render(<ConnectionNotice />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  tell(false);
  expect(place).toHaveTextContent('You are offline.');
  tell(true);
  expect(place).toBeEmptyDOMElement();
});
