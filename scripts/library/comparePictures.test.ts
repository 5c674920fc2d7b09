import { expect, test } from 'vitest';
import { differs, readComparison } from './comparePictures';

const result = { failedItems: [], newItems: [], deletedItems: [], passedItems: ['a.390.png'] };

test('a comparison in which all pictures match has no difference', () => {
  expect(differs(readComparison(result))).toBe(false);
});

test.each(['failedItems', 'newItems', 'deletedItems'])(
  'a picture among %s is a difference',
  (key) => {
    expect(differs(readComparison({ ...result, [key]: ['b.390.png'] }))).toBe(true);
  },
);

test('a result of an unexpected shape is refused', () => {
  expect(() => readComparison({ failedItems: 3 })).toThrow();
});
