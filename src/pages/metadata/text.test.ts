import { expect, test } from 'vitest';
import { excerpt } from './text';

test('a text that fits stays whole, on one line', () => {
  expect(excerpt(' One\n  line. ', 9)).toBe('One line.');
});

test('a long text is cut after a whole word, without the comma behind it', () => {
  expect(excerpt('He comes back, and back, and back.', 17)).toBe('He comes back…');
});

test('one endless word is cut where it must be, between characters', () => {
  expect(excerpt('🥊'.repeat(20), 5)).toBe('🥊🥊🥊🥊…');
});
