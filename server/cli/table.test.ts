import { describe, expect, it } from 'vitest';
import { layOut } from './table';

describe('a table on a terminal', () => {
  it('aligns its columns in any script', () => {
    const rows = [
      ['Night', '7'],
      ['格闘技の夜', '12'],
      ['Zoë 🥊', '1'],
    ];
    expect(layOut(rows, [{}, { align: 'right' }])).toEqual([
      'Night        7',
      '格闘技の夜  12',
      'Zoë 🥊       1',
    ]);
  });

  it('truncates long texts between two characters, only in columns with a maximum width', () => {
    const rows = [
      ['格闘技の夜', '1000000'],
      ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '1'],
      ['Night', '1'],
    ];
    expect(layOut(rows, [{ maxWidth: 6 }, { align: 'right' }])).toEqual([
      '格闘…  1000000',
      '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…        1',
      'Night        1',
    ]);
  });

  it('prints no control characters', () => {
    expect(layOut([['\u001B[2JGone\r\n', 'x']], [{}, {}])).toEqual([' [2JGone   x']);
  });
});
