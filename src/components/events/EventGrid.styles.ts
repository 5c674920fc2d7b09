import { css, styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';

/** How wide the key art of the grid is drawn, for the browser's choice of picture. */
export const keyArtSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) min(33.3vw - 37px, 517px)`,
  `(min-width: ${String(breakpoints.xl)}px) 384px`,
  `(min-width: ${String(breakpoints.l)}px) calc(33.3vw - 37px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(50vw - 36px)`,
  'calc(100vw - 32px)',
].join(', ');

/** The same for a card that is a row on a phone: as wide as its picture's 112 px of height ask for. */
export const compactKeyArtSizes = [...keyArtSizes.split(', ').slice(0, -1), '199px'].join(', ');

/** The same for the key art of a featured card, which leaves two fifths to its text. */
export const featuredKeyArtSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) min(60vw - 39px, 960px)`,
  `(min-width: ${String(breakpoints.xl)}px) 720px`,
  `(min-width: ${String(breakpoints.l)}px) calc(60vw - 39px)`,
  `(min-width: ${String(breakpoints.m)}px) calc(100vw - 48px)`,
  'calc(100vw - 32px)',
].join(', ');

const columns = css`
  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The first of an odd number leads: nothing is left over beside the last. */
    > :first-child:nth-last-child(odd) {
      --event-copy-size: auto;
      grid-column: 1 / -1;
    }
  }

  ${from.l} {
    grid-template-columns: repeat(var(--event-columns, 3), minmax(0, 1fr));

    > :first-child:nth-last-child(odd) {
      --event-copy-size: initial;
      grid-column: auto;
    }
  }
`;

export const EventList = styled.ul<{ $featured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${from.m} {
    gap: var(--space-6);
  }
  ${({ $featured }) => !$featured && columns}
`;
