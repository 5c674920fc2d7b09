import { styled } from 'styled-components';

/** Where it is; `global.css` says what it looks like. */
export const Bubble = styled.div`
  position: fixed;
  /* Above the navigation and the notifications in browsers without popovers. */
  z-index: 30;
  inset: 0 auto auto 0;
  overflow: visible;
  max-inline-size: min(20rem, calc(100vw - var(--space-4)));

  /* Bridges the gap, so that the pointer can move from the control to the tooltip without leaving both. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-3)) 0;
    z-index: -1;
  }
`;
