import { styled } from 'styled-components';

export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: var(--space-6);
  max-inline-size: 48rem;
  min-block-size: 60dvh;
  margin-inline: auto;
  padding: var(--space-14) var(--space-4);
`;

export const Title = styled.h1`
  padding-inline-start: var(--space-5);
  border-inline-start: 4px solid var(--color-accent);
  font-size: var(--text-display-l);
`;

export const Text = styled.p`
  max-inline-size: 46ch;
  color: var(--color-ink-muted);
  font-size: var(--text-l);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
