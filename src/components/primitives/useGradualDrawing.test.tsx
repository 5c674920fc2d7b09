// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGradualDrawing } from './useGradualDrawing';

function List({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  useGradualDrawing(list, count);
  return (
    <ul ref={list}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </ul>
  );
}

const drawn = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ style }) => style.getPropertyValue('--drawing') === 'visible').length;

const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('draws four items at a time, and no more than 64', () => {
  render(<List count={70} />);
  expect(drawn()).toBe(0);
  pass(50);
  expect(drawn()).toBe(4);
  pass(50);
  expect(drawn()).toBe(8);
  pass(5000);
  expect(drawn()).toBe(64);
});

it('leaves the drawing to Firefox', () => {
  Object.defineProperty(document.documentElement.style, 'MozAppearance', {
    configurable: true,
    value: '',
  });
  try {
    render(<List count={8} />);
    pass(5000);
    expect(drawn()).toBe(0);
  } finally {
    Reflect.deleteProperty(document.documentElement.style, 'MozAppearance');
  }
});
