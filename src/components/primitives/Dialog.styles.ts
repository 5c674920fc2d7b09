import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** A sheet that fills a phone; where there is room, a panel in the middle, the red line across its top. */
export const NativeDialog = styled.dialog`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-canvas);
  color: var(--color-ink);

  &[open] {
    animation: rise var(--duration-fast) var(--ease-out);
  }

  &::backdrop {
    background: color-mix(in srgb, var(--color-canvas) 82%, transparent);
    animation: appear var(--duration-fast) var(--ease-out);
  }

  &[data-closing],
  &[data-closing]::backdrop {
    animation: none;
    opacity: 0;
  }

  ${from.m} {
    inline-size: calc(100% - 2 * var(--space-6));
    block-size: fit-content;
    max-inline-size: 50rem;
    max-block-size: calc(100dvh - 2 * var(--space-6));
    margin: auto;
    border: 1px solid var(--color-line);
    border-block-start: 4px solid var(--color-accent);
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-raised);
  }
`;

/** Sticks to the top, so that the close button is always visible. */
export const Head = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-canvas);

  ${from.m} {
    padding: var(--space-2) var(--space-3) var(--space-2) var(--space-6);
  }
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: var(--text-display-s);

  /* It has the focus to begin with, so that it is read out; nothing is to be done with it. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Body = styled.div`
  padding: var(--space-4);

  ${from.m} {
    padding: var(--space-4) var(--space-6) var(--space-6);
  }
`;
