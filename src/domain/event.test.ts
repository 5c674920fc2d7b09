import { describe, expect, it } from 'vitest';
import { bySoonest } from './event';

describe('bySoonest', () => {
  const later = { name: 'later', date: '2027-03-06T01:00:00.000Z' };
  const sooner = { name: 'sooner', date: '2026-12-13T01:00:00.000Z' };
  // The same moment as `sooner`, written in another zone.
  const asSoon = { name: 'as soon', date: '2026-12-12T20:00:00.000-05:00' };
  const undated = { name: 'undated', date: undefined };
  const alsoUndated = { name: 'also undated', date: undefined };

  it('sorts the soonest first and the undated last, and otherwise keeps the order', () => {
    expect(
      [undated, later, sooner, alsoUndated, asSoon].sort(bySoonest).map(({ name }) => name),
    ).toEqual(['sooner', 'as soon', 'later', 'undated', 'also undated']);
  });
});
