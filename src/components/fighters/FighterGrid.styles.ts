import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';

/** How wide a poster of the grid is drawn, for the browser's choice of picture. */
export const posterSizes = [
  `(min-width: ${String(breakpoints.xl)}px) 282px`,
  `(min-width: ${String(breakpoints.l)}px) calc(25vw - 34px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(33.3vw - 27px)`,
  // A picture of 4:5 that covers a poster of 2:3 is drawn 1.2 times as wide as the poster.
  `(min-width: ${String(breakpoints.s)}px) calc(60vw - 29px)`,
  'calc(100vw - 32px)',
].join(', ');

export const Posters = styled.ul`
  display: grid;
  gap: var(--space-4);

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
