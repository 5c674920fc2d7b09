import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const shown = () => screen.queryByRole('tooltip')?.textContent;

function renderTwo() {
  render(
    <>
      <Tooltip label="First note">
        <button>First</button>
      </Tooltip>
      <Tooltip label="Second note">
        <button>Second</button>
      </Tooltip>
    </>,
  );
}

test('opens after 700 ms under the pointer, and not before', () => {
  renderTwo();
  fireEvent.pointerEnter(button('First'));
  pass(699);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe('First note');
});

test.each([
  ['at once, less than 300 ms after the last one closed', 299, 'Second note'],
  ['after its own delay, 300 ms after the last one closed', 300, undefined],
])('opens %s', (_, pause, expected) => {
  renderTwo();
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(pause);
  fireEvent.pointerEnter(button('Second'));
  pass(1);
  expect(shown()).toBe(expected);
});
