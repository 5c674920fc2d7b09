import { css } from 'styled-components';

/**
 * Styles of a box that the browser draws when it is near the viewport, or when {@link useGradualDrawing} gets to it. Until
 * then the box has its least size: for one with an aspect ratio or a minimum height.
 */
export const drawnGradually = css`
  content-visibility: var(--drawing, auto);
`;
