import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** The widest and narrowest capitals of the display face, in em. */
const exceptionalCapitals: Readonly<Record<string, number>> = { I: 0.24, M: 0.57, W: 0.72 };

/** The width of the widest of the other capitals of the display face, in em. */
const CAPITAL_WIDTH = 0.52;

/** The height of a line of capitals, in em: without marks, with marks as in `É`, and with high ones as in `Ễ` and `Å`. */
const LINE_HEIGHTS = { plain: 0.86, marked: 0.94, high: 1.06 };

/** Returns a style with the length of a name's longest run in em, how many runs it has, and its line height. */
export function fittedName(name: string): CSSProperties {
  const runs = name.toUpperCase().split(/\s+|(?<=-)/);
  const widths = runs.map((run) =>
    Array.from(run).reduce(
      (sum, letter) => sum + (exceptionalCapitals[letter] ?? CAPITAL_WIDTH),
      0,
    ),
  );
  const letters = name.normalize('NFD');
  const isHigh = /\p{M}{2}|\u030a/u.test(letters);
  const height = isHigh ? 'high' : /\p{M}/u.test(letters) ? 'marked' : 'plain';
  return {
    '--name-width': Math.max(...widths),
    '--name-runs': runs.length,
    '--name-line': LINE_HEIGHTS[height],
  } as CSSProperties;
}

/**
 * Returns the font size at which a name's longest run fills its line.
 *
 * @param line the line's width, any CSS length
 * @param largest any CSS length
 * @param least any CSS length: a run that would be smaller breaks
 */
export const fittedSize = (line: string, largest: string, least: string) =>
  `max(${least}, min(${line} / var(--name-width), ${largest}))`;

/** Returns the same for names close together, whose lines have one height, so that cards beside each other are in line. */
export const fittedNameSize = (line: string, largest: string, least = '24px') => css`
  font-size: ${fittedSize(line, `${largest} * ${LINE_HEIGHTS.plain} / var(--name-line)`, least)};
  line-height: var(--name-line);
  hyphens: manual;
`;
