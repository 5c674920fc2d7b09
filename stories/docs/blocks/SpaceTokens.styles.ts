import { styled } from 'styled-components';

export const Bar = styled.div`
  inline-size: var(--bar-width);
  block-size: var(--space-4);
  background: var(--color-accent);
`;
