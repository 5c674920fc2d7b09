import { expect, it } from 'vitest';
import { formatRecord } from './fighter';

it('formats a record as wins, losses, draws', () => {
  expect(formatRecord({ wins: 17, losses: 2, draws: 0 })).toBe('17-2-0');
});
