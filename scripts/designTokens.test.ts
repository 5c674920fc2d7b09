import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, tokenDeclarations } from '../src/theme/tokens';
import { designTokens, toColor, tokenSheet } from './designTokens';

/** Drawings with the accent, which no style sheet reaches. */
const drawings = [
  'public/favicon.svg',
  'art/grounds/behind-the-scenes.svg',
  'art/grounds/interview.svg',
  ...readdirSync('art/icons').map((name) => `art/icons/${name}`),
];

test.each([
  [
    'a colour',
    { $value: toColor('#E11D2E') },
    {
      $value: {
        colorSpace: 'srgb',
        components: [0.8824, 0.1137, 0.1804],
        alpha: 1,
        hex: '#e11d2e',
      },
    },
  ],
  ['a step', designTokens.space[4], { $type: 'dimension', $value: { value: 16, unit: 'px' } }],
  ['a radius', designTokens.radius.m, { $type: 'dimension', $value: { value: 6, unit: 'px' } }],
  [
    'a font',
    designTokens.font.text,
    {
      $type: 'fontFamily',
      $value: ['Barlow', 'Barlow Fallback', 'Barlow on DejaVu', 'system-ui', 'sans-serif'],
    },
  ],
  [
    'a size of text',
    designTokens.text.m,
    { $type: 'dimension', $value: { value: 1.0625, unit: 'rem' } },
  ],
  [
    'a fluid size, with its largest value for tools that read no other,',
    designTokens.text['display-xl'],
    {
      $type: 'dimension',
      $value: { value: 8.5, unit: 'rem' },
      $extensions: {
        'events.redlinecombatleague.fluid': 'clamp(3.5rem, 1.9rem + 8vw, 8.5rem)',
      },
    },
  ],
  [
    'a shadow',
    designTokens.shadow.raised,
    {
      $type: 'shadow',
      $value: {
        color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.55, hex: '#000000' },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 12, unit: 'px' },
        blur: { value: 32, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
    },
  ],
  [
    'a duration',
    designTokens.motion['duration-fast'],
    { $type: 'duration', $value: { value: 160, unit: 'ms' } },
  ],
  [
    'a curve',
    designTokens.motion['ease-out'],
    { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
  ],
  [
    'a breakpoint',
    designTokens.breakpoint.l,
    { $type: 'dimension', $value: { value: 960, unit: 'px' } },
  ],
])('%s is written in the format of the Design Tokens Community Group', (_, token, expected) => {
  expect(token).toMatchObject(expected);
});

test('every token has a description, and no value that is not a number', () => {
  const groups: Record<string, { $description: string }>[] = Object.values(designTokens);
  const tokens = groups.flatMap((group) => Object.values(group));
  for (const { $description } of tokens) expect($description).not.toBe('');
  // JSON writes NaN as null.
  expect(JSON.stringify(designTokens)).not.toContain('null');
});

test('tokens.css declares every token, on the root and on backdrops', () => {
  expect(tokenSheet).toMatch(/^:root,\n::backdrop \{\n {2}--color-canvas: #\w{6};\n/);
  for (const declaration of tokenDeclarations.split('\n'))
    expect(tokenSheet).toContain(declaration);
});

test.each(drawings)('%s has the accent of the tokens', (file) => {
  expect(readFileSync(file, 'utf8').toUpperCase()).toContain(colors.accent.value.toUpperCase());
});
