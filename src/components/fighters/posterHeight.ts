import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';

/**
 * How high two posters stand in a dialog: as high as leaves the lines below them on the screen, and no higher
 * than shows a head and shoulders. What is taken off is the height of all else in the dialog.
 */
export const posterHeight = css`
  --poster-height: clamp(12rem, 100dvh - 30rem, 22rem);

  ${from.m} {
    --poster-height: clamp(12rem, 100dvh - 35rem, 22rem);
  }
`;
