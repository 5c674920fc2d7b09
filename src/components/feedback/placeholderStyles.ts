import { css } from 'styled-components';

/** A panel with centred text, shown in place of content that is empty or failed to load. */
export const placeholderStyles = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  text-align: center;
`;

export const placeholderTitleStyles = css`
  font: 800 var(--text-display-s) / 1.05 var(--font-display);
  text-transform: uppercase;
  text-wrap: balance;
`;

export const placeholderTextStyles = css`
  max-inline-size: 46ch;
  color: var(--color-ink-muted);
  text-wrap: balance;
`;
