import { styled } from 'styled-components';

export const Line = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  strong {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
`;
