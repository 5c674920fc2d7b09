import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';

/**
 * How wide a poster of the grid is drawn, for the browser's choice of picture: in the roster, which has more columns than
 * Home on large screens. For five posters of 301 px it chooses the same as for six of 247 and for the four of Home.
 */
export const posterSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) min(20vw - 32px, 301px)`,
  `(min-width: ${String(breakpoints.xl)}px) 282px`,
  `(min-width: ${String(breakpoints.l)}px) calc(25vw - 34px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(33.3vw - 27px)`,
  `(min-width: ${String(breakpoints.s)}px) calc(50vw - 24px)`,
  'calc(100vw - 32px)',
].join(', ');

export const Posters = styled.ul`
  display: grid;
  gap: var(--space-4);

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.m} {
    grid-template-columns: repeat(var(--poster-columns, 4), minmax(0, 1fr));
  }

  ${from.l} {
    gap: var(--space-6);
  }
`;
