import { styled } from 'styled-components';

/** In place of content that is empty or failed to load; the red line on top distinguishes a failure. */
export const Placeholder = styled.div<{ $failed?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  text-align: center;
  ${({ $failed }) => $failed && 'border-block-start: 2px solid var(--color-accent);'}

  > svg {
    color: var(--color-accent-ink);
  }
`;

export const PlaceholderCopy = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
`;

export const PlaceholderTitle = styled.p`
  font: var(--weight-display) var(--text-display-s) / 1.05 var(--font-display);
  text-transform: uppercase;
  text-wrap: balance;
`;

export const PlaceholderText = styled.p`
  max-inline-size: 46ch;
  color: var(--color-ink-muted);
  text-wrap: balance;
`;
