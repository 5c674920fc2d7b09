import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  ${from.m} {
    gap: var(--space-5);
    padding: var(--space-6);
  }
`;

export const Title = styled.h2`
  font-size: var(--text-display-s);
`;
