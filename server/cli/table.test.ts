import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { layOut } from './table';

describe('a table on a terminal', () => {
  it('aligns its columns in any script', () => {
    const rows = [
      ['Night', '7'],
      ['格闘技の夜', '12'],
      ['Zoë 🥊', '1'],
    ];
    expect(layOut(rows, [{}, { align: 'right' }], 80)).toEqual([
      'Night        7',
      '格闘技の夜  12',
      'Zoë 🥊       1',
    ]);
  });

  it('truncates long texts between two characters, only in columns that may shrink', () => {
    const rows = [
      ['格闘技の夜', '1000000'],
      ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '1'],
      ['Night', '1'],
    ];
    const lines = layOut(rows, [{ canShrink: true }, { align: 'right' }], 15);
    expect(lines).toEqual(['格闘…   1000000', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…         1', 'Night         1']);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(15);
  });

  it('prints no control characters', () => {
    expect(layOut([['\u001B[2JGone\r\n', 'x']], [{}, {}], 80)).toEqual([' [2JGone   x']);
  });
});
