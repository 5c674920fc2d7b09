// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';

beforeAll(() => {
  vi.useFakeTimers();
});

beforeEach(() => {
  // The note of the test before does not count.
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

/** The open note. jsdom knows no top layer, and hides what is only shown there. */
const note = () => screen.queryByRole('tooltip', { hidden: true });

const shown = () => note()?.textContent;

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

test('takes the place of the one that is open, without a delay', () => {
  renderTwo();
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.pointerLeave(button('First'));
  fireEvent.pointerEnter(button('Second'));
  pass(1);
  expect(shown()).toBe('Second note');
});

test('stays while the pointer is on the note, and goes soon after it has left', () => {
  renderTwo();
  fireEvent.pointerEnter(button('First'));
  pass(700);
  fireEvent.pointerLeave(button('First'));
  pass(99);
  fireEvent.pointerEnter(screen.getByRole('tooltip', { hidden: true }));
  pass(1000);
  expect(shown()).toBe('First note');
  fireEvent.pointerLeave(screen.getByRole('tooltip', { hidden: true }));
  pass(100);
  expect(shown()).toBeUndefined();
});

test('stays while a keyboard’s focus is on its control, wherever the pointer goes', () => {
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

test('is not opened by a finger that rests on its control', () => {
  renderTwo();
  fireEvent.pointerEnter(button('First'), { pointerType: 'touch' });
  pass(1000);
  expect(shown()).toBeUndefined();
});

test('stays after a tap, when the finger has left', () => {
  render(
    <Tooltip label="Note" opensOnPress>
      <button>Press</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(button('Press'), { pointerType: 'touch' });
  fireEvent.pointerLeave(button('Press'), { pointerType: 'touch' });
  fireEvent.click(button('Press'));
  pass(1000);
  expect(shown()).toBe('Note');
});

test('leaves its control the handlers and the description of its own', () => {
  const handlers = {
    onPointerEnter: vi.fn(),
    onPointerLeave: vi.fn(),
    onFocus: vi.fn(),
    onBlur: vi.fn(),
    onClick: vi.fn(),
  };
  render(
    <>
      <Tooltip label="Note" opensOnPress>
        <button aria-describedby="hint" {...handlers}>
          Press
        </button>
      </Tooltip>
      <p id="hint">Hint</p>
    </>,
  );
  expect(button('Press')).toHaveAccessibleDescription('Hint');
  fireEvent.pointerEnter(button('Press'));
  fireEvent.pointerLeave(button('Press'));
  fireEvent.focus(button('Press'));
  fireEvent.blur(button('Press'));
  fireEvent.click(button('Press'));
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce();
  expect(button('Press')).toHaveAccessibleDescription('Hint Note');
});
