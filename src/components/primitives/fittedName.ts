import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** The widest and narrowest capitals of the display face, in em. */
const exceptionalCapitals: Readonly<Record<string, number>> = { I: 0.24, M: 0.57, W: 0.72 };

/** The width of the widest of the other capitals of the display face, in em. */
const CAPITAL_WIDTH = 0.52;

/**
 * Returns a style that passes to the stylesheet the width of a name's longest unbreakable run, in em, and how many runs
 * there are. {@link fittedNameSize} makes the name as large as its line allows.
 */
export function fittedName(name: string): CSSProperties {
  const runs = name.toUpperCase().split(/\s+|(?<=-)/);
  const widths = runs.map((run) =>
    Array.from(run).reduce(
      (sum, letter) => sum + (exceptionalCapitals[letter] ?? CAPITAL_WIDTH),
      0,
    ),
  );
  return { '--name-width': Math.max(...widths), '--name-runs': runs.length } as CSSProperties;
}

/**
 * Returns the font size at which a name's longest run fills its line, and no more than `largest`.
 *
 * @param line the line's width, any CSS length
 * @param largest any CSS length
 */
export const fittedNameSize = (line: string, largest: string) => css`
  font-size: min(${line} / var(--name-width), ${largest});
  /* A run of letters the display face lacks may still be too long: it breaks rather than overflows. */
  overflow-wrap: anywhere;
`;
