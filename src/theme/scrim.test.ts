import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast';
import { scrim } from './scrim';
import { colors } from './tokens';

/** The lightest and the darkest picture; a mix with any colour in between is no lighter than with white. */
const pictures = ['#FFFFFF', '#FFFF00', '#00FFFF', '#FF00FF', '#FF0000', '#00FF00', '#0000FF'];

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Returns the colour of a picture through a scrim, as the browser mixes the value of `scrim`. */
function throughScrim(style: string, picture: string): string {
  const [, ground = '', percent = ''] =
    /^color-mix\(in srgb, var\(--color-([a-z-]+)\) ([\d.]+)%, transparent\)$/.exec(style) ?? [];
  const alpha = Number(percent) / 100;
  const below = channels(picture);
  const mixed = channels(colors[ground as 'canvas' | 'surface'].value).map((channel, index) =>
    Math.round(alpha * channel + (1 - alpha) * (below[index] ?? 0))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const least = (text: 'ink' | 'ink-muted', style: string) =>
  Math.min(
    ...pictures.map((picture) => contrastRatio(colors[text].value, throughScrim(style, picture))),
  );

/** The source code of the styles, which define where a text begins on a picture. */
const styles = import.meta.glob<string>('../components/**/*.styles.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the scrims in a component's styles, in their order. */
function scrimsOf(file: string): string[] {
  const source = styles[`../components/${file}.styles.ts`] ?? '';
  return [...source.matchAll(/scrim\('(canvas|surface)', (\d+)\)/g)].map(([, ground, percent]) =>
    scrim(ground as 'canvas' | 'surface', Number(percent)),
  );
}

describe('whatever the picture, 4.5:1 is reached by', () => {
  test.each(['canvas', 'surface'] as const)('ink from 64 % %s up', (ground) => {
    expect(least('ink', scrim(ground, 64))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['canvas', 'surface'] as const)('muted ink from 84 % %s up', (ground) => {
    expect(least('ink-muted', scrim(ground, 84))).toBeGreaterThanOrEqual(4.5);
  });

  // The name and the text after it begin at the first of these scrims; muted text at the second.
  test.each([
    ['the name on a fighter’s card', 'fighters/FighterCard', 0, 'ink'],
    ['the bio on a fighter’s card', 'fighters/FighterCard', 1, 'ink-muted'],
    ['the name in a corner', 'fighters/CornerPoster', 0, 'ink'],
    ['the name on a profile, on a phone', 'fighters/FighterPortrait', 0, 'ink'],
    ['the name on a profile, beside the portrait', 'fighters/FighterPortrait', 1, 'ink'],
    ['the message on an event’s picture', 'forms/PictureCard', 0, 'ink'],
  ] as const)('%s', (_, file, index, text) => {
    expect(least(text, scrimsOf(file)[index] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
