import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** The mean width of a capital of the display face, in em, with room for a run of wide ones. */
const CAPITAL_WIDTH = 0.54;

/**
 * Hands a name's longest unbreakable run to the stylesheet, in characters, so that the name can be
 * set as large as its line allows. See {@link fittedNameSize}.
 */
export function fittedName(name: string): CSSProperties {
  const runs = name.split(/\s+|(?<=-)/);
  const longest = Math.max(...runs.map((run) => run.length));
  return { '--name-run': longest };
}

/**
 * The type size at which a name's longest run fills its line, and no more than `largest`.
 *
 * @param line the line's width, any CSS length
 * @param largest any CSS length
 */
export const fittedNameSize = (line: string, largest: string) => css`
  font-size: min(${line} / (var(--name-run) * ${CAPITAL_WIDTH}), ${largest});
  /* Should a run of very wide letters still be too long, it breaks rather than overflows. */
  overflow-wrap: anywhere;
`;
