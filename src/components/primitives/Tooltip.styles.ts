import { styled } from 'styled-components';

export const Bubble = styled.div`
  position: fixed;
  /* Above the navigation and the notifications in browsers without popovers. */
  z-index: 30;
  inset: 0 auto auto 0;
  margin: 0;
  overflow: visible;
  max-inline-size: min(20rem, calc(100vw - var(--space-4)));
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-line);
  border-block-start: 2px solid var(--color-accent);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-s);
  animation: appear var(--duration-fast) var(--ease-out);

  /* Bridges the gap, so that the pointer can move from the control to the tooltip without leaving both. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-3)) 0;
    z-index: -1;
  }
`;
