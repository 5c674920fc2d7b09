import { css } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** A form and its parts, stacked. */
export const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** The button and what came of pressing it, which takes no room until there is something to say. */
export const submissionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* As wide as the fields on a phone, where a longer label needs the room; elsewhere as its own. */
  > button {
    padding-inline: var(--space-3);

    ${from.m} {
      justify-self: start;
      padding-inline: var(--space-8);
    }
  }

  > :not(button, :empty) {
    padding-block-start: var(--space-6);
  }
`;

export const formHintStyles = css`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
`;

export const fieldsetStyles = css`
  min-inline-size: 0;
  border: 0;
`;

/** A choice to press, large enough for a thumb. The red line at its left marks the one taken. */
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
