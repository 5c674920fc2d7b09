import { css } from 'styled-components';
import { below } from '../../theme/breakpoints';

/**
 * Styles of a positioned box that holds a badge on a picture. On a phone the picture is so small that the badge would cover
 * the face: there it is a caption bar along the picture's foot.
 */
export const captionBarStyles = css`
  ${below.m} {
    display: grid;
    inset: auto 0 0;

    > span {
      inline-size: 100%;
      justify-content: center;
      padding-inline: 0;
      border-width: 0;
      border-radius: 0;
    }
  }
`;
