import { expect, it } from 'vitest';
import { viewCountText } from './video';

it('counts views in words', () => {
  expect(viewCountText(0)).toBe('0 views');
  expect(viewCountText(1)).toBe('1 view');
  expect(viewCountText(12_480)).toBe('12,480 views');
});
