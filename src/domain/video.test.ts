import { expect, it } from 'vitest';
import { formatViewCount } from './video';

it('formats a view count with its unit', () => {
  expect(formatViewCount(0)).toBe('0 views');
  expect(formatViewCount(1)).toBe('1 view');
  expect(formatViewCount(12_480)).toBe('12,480 views');
});
