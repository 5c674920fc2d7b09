import { describe, expect, it, test } from 'vitest';
import { contradictsTally, describeRecord, winRate, describeWinRate } from './record';

const tally = (wins: number, losses: number, draws: number) => ({ wins, losses, draws });

describe('the share of fights won', () => {
  it.each([
    [tally(0, 0, 0), 'No fights yet'],
    [tally(1, 0, 0), 'Has won 1 of 1 fight'],
    [tally(0, 1, 0), 'Has won 0 of 1 fight'],
    [tally(3, 1, 0), 'Has won 3 of 4 fights'],
    [tally(4, 4, 1), 'Has won 4 of 9 fights'],
    [tally(8, 1, 1), 'Has won 80% of 10 fights'],
    [tally(21, 3, 1), 'Has won 84% of 25 fights'],
    [tally(12, 0, 0), 'Has won 100% of 12 fights'],
  ])('of %j reads %j', (record, text) => {
    expect(describeWinRate(record)).toBe(text);
  });

  test('is 100 or 0 only when all or no fights were won', () => {
    expect(winRate(tally(299, 1, 0))).toBe(99);
    expect(winRate(tally(1, 299, 0))).toBe(1);
    expect(winRate(tally(0, 3, 1))).toBe(0);
    expect(winRate(tally(5, 0, 0))).toBe(100);
  });

  test('is undefined for a debutant', () => {
    expect(winRate(tally(0, 0, 0))).toBeUndefined();
  });
});

it.each([
  ['21-3-1', '21 wins, 3 losses, 1 draw'],
  ['1–1–0', '1 win, 1 loss, 0 draws'],
  ['15-3-0 (1 NC)', '15 wins, 3 losses, 0 draws (1 NC)'],
  ['15-3', '15 wins, 3 losses'],
  ['Debut', 'Debut'],
])('%j is said as %j', (record, words) => {
  expect(describeRecord(record)).toBe(words);
});

describe('a record', () => {
  it.each(['15-3-0', '15-3-0 (1 NC)', '15–3–0', '15 - 3 - 0, 1 no contest', '15-3', 'Debut'])(
    'agrees with 15 wins, 3 losses and no draw: %s',
    (record) => {
      expect(contradictsTally({ record, ...tally(15, 3, 0) })).toBe(false);
    },
  );

  it.each(['15-3-1', '15-4-0 (1 NC)', '5-3-0', '150-3-0', '14'])(
    'contradicts them: %s',
    (record) => {
      expect(contradictsTally({ record, ...tally(15, 3, 0) })).toBe(true);
    },
  );
});
