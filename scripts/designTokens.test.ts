import { describe, expect, test } from 'vitest';
import { breakpoints } from '../src/theme/breakpoints';
import {
  colors,
  fonts,
  motions,
  radii,
  shadows,
  spaces,
  textSizes,
  tokenDeclarations,
} from '../src/theme/tokens';
import { designTokens, tokenSheet } from './designTokens';

interface AnyToken {
  $type: string;
  $value: unknown;
  $description: string;
  $extensions?: Record<string, string>;
}

const groups: Record<string, Record<string, AnyToken>> = designTokens;

/** Returns the CSS of a token of the exchange format, as in `src/theme/tokens.ts`. */
function toCss({ $type, $value, $extensions }: AnyToken): string {
  const [fluid] = Object.values($extensions ?? {});
  if (fluid !== undefined) return fluid;
  if ($type === 'color') {
    const { components } = $value as { components: number[] };
    return `#${components
      .map((channel) => Math.round(channel * 255).toString(16))
      .map((channel) => channel.padStart(2, '0'))
      .join('')}`.toUpperCase();
  }
  if ($type === 'dimension' || $type === 'duration') {
    const { value, unit } = $value as { value: number; unit: string };
    return `${value}${unit}`;
  }
  if ($type === 'fontFamily') {
    return ($value as string[])
      .map((family) => (family.includes(' ') ? `'${family}'` : family))
      .join(', ');
  }
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`;
  if ($type === 'shadow') {
    const { color, offsetX, offsetY, blur } = $value as Record<
      'offsetX' | 'offsetY' | 'blur',
      { value: number; unit: string }
    > & { color: { alpha: number } };
    const lengths = [offsetX, offsetY, blur].map(({ value, unit }) =>
      value === 0 ? '0' : `${value}${unit}`,
    );
    return `${lengths.join(' ')} rgb(0 0 0 / ${color.alpha})`;
  }
  throw new Error(`The format has no type ${$type}`);
}

const value = (token: string | { value: string }) =>
  typeof token === 'string' ? token : token.value;

describe('tokens.json', () => {
  test.each([
    ['color', colors],
    ['space', spaces],
    ['radius', radii],
    ['font', fonts],
    ['text', textSizes],
    ['shadow', shadows],
    ['motion', motions],
    [
      'breakpoint',
      Object.fromEntries(Object.entries(breakpoints).map(([name, px]) => [name, `${px}px`])),
    ],
  ])(
    'has every %s token with its value',
    (group, tokens: Record<string, string | { value: string }>) => {
      const written = Object.entries(groups[group] ?? {}).map(([name, token]) => [
        name,
        toCss(token),
      ]);
      expect(Object.fromEntries(written)).toEqual(
        Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, value(token)])),
      );
    },
  );

  test('has no value that is not a number', () => {
    // JSON writes NaN as null.
    expect(JSON.stringify(designTokens)).not.toContain('null');
  });

  test('describes every token', () => {
    const bare = Object.values(groups)
      .flatMap((group) => Object.values(group))
      .filter(({ $description }) => $description === '');
    expect(bare).toEqual([]);
  });

  test('a fluid size has its largest value, which every tool can read', () => {
    expect(designTokens.text['display-xl']).toMatchObject({
      $type: 'dimension',
      $value: { value: 8.5, unit: 'rem' },
    });
  });
});

test('tokens.css declares every token, on the root and on backdrops', () => {
  expect(tokenSheet).toMatch(/^:root,\n::backdrop \{\n {2}--color-canvas: #0A0A0C;\n/);
  for (const declaration of tokenDeclarations.split('\n'))
    expect(tokenSheet).toContain(declaration);
});
