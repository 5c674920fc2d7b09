import { css } from 'styled-components';

export const fieldsetStyles = css`
  min-inline-size: 0;
  border: 0;
`;

/** A choice, large enough for a thumb. The red line at its left marks the selected one. */
export const tileStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 3rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  text-align: start;
  cursor: pointer;
  transition-duration: var(--duration-fast);
  transition-property: background-color, border-color;
  transition-timing-function: var(--ease-out);

  &:hover {
    background: var(--color-surface-raised);
  }
`;

export const chosenTileStyles = css`
  border-color: var(--color-ink-muted);
  background: var(--color-surface-raised);
  box-shadow: inset 4px 0 var(--color-accent);
`;
