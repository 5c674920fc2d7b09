import { styled } from 'styled-components';

/* Digits of equal width, so that nothing moves when a minute passes. */
export const Timer = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
`;

export const Unit = styled.span`
  color: var(--color-ink-muted);
`;
