import { styled } from 'styled-components';

export const Corner = styled.div`
  inline-size: var(--space-16);
  block-size: var(--space-12);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--corner-radius);
  background: var(--color-surface-raised);
`;
