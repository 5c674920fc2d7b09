import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';

/**
 * The height of two posters in a dialog: it leaves the lines below them on the screen, and shows no more than head
 * and shoulders. The subtracted length is the height of everything else in the dialog.
 */
export const posterHeight = css`
  --poster-height: clamp(12rem, 100dvh - 30rem, 22rem);

  ${from.m} {
    --poster-height: clamp(12rem, 100dvh - 35rem, 22rem);
  }
`;
