import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** The widest and narrowest capitals of the display face, in em. */
const exceptionalCapitals: Readonly<Record<string, number>> = { I: 0.24, M: 0.57, W: 0.72 };

/** The width of the widest of the other capitals of the display face, in em. */
const CAPITAL_WIDTH = 0.52;

/** The height of a line, in em, of capitals alone and of capitals of which some have marks, as in `Ễ`. */
const LINE_HEIGHTS = { plain: 0.86, marked: 1.06 };

/** Returns a style with the length of a name's longest run in em, how many runs it has, and its line height. */
export function fittedName(name: string): CSSProperties {
  const runs = name.toUpperCase().split(/\s+|(?<=-)/);
  const widths = runs.map((run) =>
    Array.from(run).reduce(
      (sum, letter) => sum + (exceptionalCapitals[letter] ?? CAPITAL_WIDTH),
      0,
    ),
  );
  const hasMarks = /\p{M}/u.test(name.normalize('NFD'));
  return {
    '--name-width': Math.max(...widths),
    '--name-runs': runs.length,
    '--name-line': LINE_HEIGHTS[hasMarks ? 'marked' : 'plain'],
  } as CSSProperties;
}

/**
 * Returns the font size at which a name's longest run fills its line, and no more than `largest`.
 *
 * @param line the line's width, any CSS length
 * @param largest any CSS length
 */
export const fittedNameSize = (line: string, largest: string) => css`
  font-size: min(${line} / var(--name-width), ${largest});
  line-height: var(--name-line);
`;
