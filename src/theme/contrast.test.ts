import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast';
import { colors } from './tokens';

describe('contrastRatio', () => {
  test('contrastRatio is 1 for a colour on itself and 21 for black on white', () => {
    expect(contrastRatio('#E11D2E', '#E11D2E')).toBe(1);
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  });

  test('contrastRatio passes the lightest grey that WCAG allows on white', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  test('contrastRatio ignores the order and the letter case of the colours', () => {
    expect(contrastRatio('#f6c453', '#0a0a0c')).toBe(contrastRatio('#0A0A0C', '#F6C453'));
  });

  test.each(['red', '#FFF', '#FFFFFF80', 'FFFFFF', ''])('refuses %o', (color) => {
    expect(() => contrastRatio(color, '#000000')).toThrow(RangeError);
  });
});

type ColorName = keyof typeof colors;

/** The minimum contrast that each colour's note in tokens.ts states for the backgrounds it names. */
const promises: [color: ColorName, least: number, grounds: ColorName[]][] = [
  ['line-strong', 3, ['canvas', 'surface']],
  ['ink', 4.5, ['canvas', 'surface', 'surface-raised', 'surface-pressed']],
  ['ink-muted', 7, ['canvas']],
  ['ink-muted', 4.5, ['surface', 'surface-raised', 'surface-pressed']],
  ['on-accent', 4.5, ['accent', 'accent-hover', 'accent-pressed']],
  ['accent-ink', 4.5, ['canvas', 'surface']],
  ['accent-ink', 3, ['surface-raised']],
  ['gold', 4.5, ['canvas', 'surface']],
  ['steel', 4.5, ['canvas', 'surface']],
  ['rise', 4.5, ['canvas', 'surface']],
  ['green', 4.5, ['canvas', 'surface']],
  ['live', 4.5, ['canvas']],
];

describe('the colours', () => {
  test.each(
    promises.flatMap(([color, least, grounds]) =>
      grounds.map((ground) => ({ color, least, ground })),
    ),
  )('$color reaches $least on $ground', ({ color, least, ground }) => {
    expect(contrastRatio(colors[color].value, colors[ground].value)).toBeGreaterThanOrEqual(least);
  });
});
