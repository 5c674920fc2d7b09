import { styled } from 'styled-components';

export const Panel = styled.article`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: var(--space-3);
  block-size: 100%;
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  > svg {
    color: var(--color-accent-ink);
  }
`;

export const PanelTitle = styled.h3`
  font-size: var(--text-display-s);
`;

export const PanelText = styled.p`
  max-inline-size: 52ch;
  color: var(--color-ink-muted);
`;
