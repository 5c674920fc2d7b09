import { createGlobalStyle, styled } from 'styled-components';

/** Keeps the focused element clear of the line when the keyboard scrolls to it. */
export const FocusClearance = createGlobalStyle`
  html {
    scroll-padding-block-end: var(--space-14);
  }
`;

/** Below the notifications, which are more important. Taps pass through to the page it covers. */
export const LiveRegion = styled.div`
  position: fixed;
  z-index: 19;
  inset: auto 0 0;
  pointer-events: none;
`;

export const Line = styled.p`
  padding: var(--space-2) var(--space-4);
  padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line-strong);
  background: var(--color-surface-raised);
  color: var(--color-ink);
  font-size: var(--text-s);
  text-align: center;
`;
