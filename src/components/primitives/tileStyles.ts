import { css } from 'styled-components';
import { controlStyles } from './fieldStyles';

/** A choice, large enough for a thumb. */
export const tileStyles = css`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  text-align: start;
  cursor: pointer;
  transition-duration: var(--duration-fast);
  transition-property: background-color, border-color;
  transition-timing-function: var(--ease-out);

  &:hover {
    background: var(--color-surface-raised);
  }

  /* Shows a press immediately: a tap is shorter than the transition. */
  &:active {
    background: var(--color-surface-pressed);
    transition-duration: 0s;
  }
`;

/** The red line at its left marks the selected tile. */
export const chosenTileStyles = css`
  border-color: var(--color-ink-muted);
  background: var(--color-surface-raised);
  box-shadow: inset 4px 0 var(--color-accent);

  &:active {
    background: var(--color-surface-pressed);
  }
`;
