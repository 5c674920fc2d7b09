import { expect, test } from 'vitest';
import { countRepetitions } from './repetitions';

test('counts the same pictures of a story in a row, and starts again with others', () => {
  const count = countRepetitions();
  expect(['a', 'a', 'b', 'a', 'a', 'a'].map((key) => count('card', key))).toEqual([
    1, 2, 1, 1, 2, 3,
  ]);
});

test('counts each story by itself', () => {
  const count = countRepetitions();
  count('card', 'a');
  expect(count('form', 'a')).toBe(1);
  expect(count('card', 'a')).toBe(2);
});
