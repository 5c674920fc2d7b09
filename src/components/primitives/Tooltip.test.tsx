// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';

beforeAll(() => {
  vi.useFakeTimers();
});

beforeEach(() => {
  // Closes the previous test's tooltip, which would let the next one skip its delay.
  vi.advanceTimersByTime(300);
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

/** Returns the open tooltip. jsdom has no top layer, and hides elements that only appear there. */
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

const shown = () => tooltip()?.textContent;

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

test('a tooltip opens once the pointer has rested for 700 ms', () => {
  renderTwo();
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
  renderTwo();
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(pause);
  fireEvent.pointerEnter(button('Second'));
  pass(1);
  expect(shown()).toBe(expected);
});

test('a tooltip stays while its control has keyboard focus, wherever the pointer is', () => {
  renderTwo();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => {
    button('First').focus();
  });
  fireEvent.pointerEnter(button('First'));
  fireEvent.pointerLeave(button('First'));
  pass(1000);
  expect(shown()).toBe('First note');
  act(() => {
    button('First').blur();
  });
  expect(shown()).toBeUndefined();
});

test('a tooltip stays while the pointer is on its control, wherever the focus is', () => {
  renderTwo();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => {
    button('First').focus();
  });
  fireEvent.pointerEnter(button('First'));
  pass(700);
  act(() => {
    button('First').blur();
  });
  pass(1000);
  expect(shown()).toBe('First note');
  fireEvent.pointerLeave(button('First'));
  pass(100);
  expect(shown()).toBeUndefined();
});

test('a touch without a tap does not open a tooltip', () => {
  renderTwo();
  fireEvent.pointerEnter(button('First'), { pointerType: 'touch' });
  pass(1000);
  expect(shown()).toBeUndefined();
});

test('a tooltip opened by a tap stays when the finger is lifted', () => {
  render(
    <Tooltip label="Note">
      <button>Press</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button('Press'), { pointerType: 'touch' });
  fireEvent.pointerLeave(button('Press'), { pointerType: 'touch' });
  fireEvent.click(button('Press'));
  pass(1000);
  expect(shown()).toBe('Note');
});

test('a tooltip that was closed by Escape and opened by a press closes when the pointer leaves', () => {
  render(
    <Tooltip label="Note">
      <button>Press</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button('Press'));
  pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  fireEvent.click(button('Press'));
  pass(1000);
  expect(shown()).toBe('Note');
  fireEvent.pointerLeave(button('Press'));
  pass(100);
  expect(shown()).toBeUndefined();
});
