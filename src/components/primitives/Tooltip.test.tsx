// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';

beforeAll(() => {
  // jsdom has none.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.useFakeTimers();
});

beforeEach(() => {
  // Closes the previous test's tooltip, which would let the next one skip its delay.
  vi.advanceTimersByTime(300);
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
});

afterAll(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** Returns the text of the open tooltip. jsdom has no top layer, and hides elements that only appear there. */
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;

test('a tooltip opens once the pointer has rested for 700 ms', () => {
  fireEvent.pointerEnter(button('First'));
  pass(699);
  expect(shown()).toBeUndefined();
  pass(1);
  expect(shown()).toBe('First note');
});

test.each([
  ['immediately, less than 300 ms after the last one closed', 299, 'Second note'],
  ['after its own delay, 300 ms after the last one closed', 300, undefined],
])('opens %s', (_, pause, expected) => {
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(pause);
  fireEvent.pointerEnter(button('Second'));
  pass(1);
  expect(shown()).toBe(expected);
});

/** Moves the focus by keyboard to the first button. */
const tabToFirst = () => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => {
    button('First').focus();
  });
};

const leaveByKeyboard = () => {
  act(() => {
    button('First').blur();
  });
};

test('a tooltip stays while its control has keyboard focus, wherever the pointer is', () => {
  tabToFirst();
  fireEvent.pointerEnter(button('First'));
  fireEvent.pointerLeave(button('First'));
  pass(1000);
  expect(shown()).toBe('First note');
  leaveByKeyboard();
  expect(shown()).toBeUndefined();
});

test('a tooltip stays while the pointer is on its control, wherever the focus is', () => {
  tabToFirst();
  fireEvent.pointerEnter(button('First'));
  pass(700);
  leaveByKeyboard();
  pass(1000);
  expect(shown()).toBe('First note');
  fireEvent.pointerLeave(button('First'));
  pass(100);
  expect(shown()).toBeUndefined();
});

test('a finger opens a tooltip by a tap alone, and the tooltip stays when the finger is lifted', () => {
  fireEvent.pointerEnter(button('First'), { pointerType: 'touch' });
  pass(1000);
  expect(shown()).toBeUndefined();
  fireEvent.pointerLeave(button('First'), { pointerType: 'touch' });
  fireEvent.click(button('First'));
  pass(1000);
  expect(shown()).toBe('First note');
});

test('a tooltip that was closed by Escape and opened by a press closes when the pointer leaves', () => {
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  fireEvent.click(button('First'));
  pass(1000);
  expect(shown()).toBe('First note');
  fireEvent.pointerLeave(button('First'));
  pass(100);
  expect(shown()).toBeUndefined();
});
