import { styled } from 'styled-components';

export const Panel = styled.div`
  inline-size: var(--space-24);
  block-size: var(--space-16);
  margin-block-end: var(--space-8);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--panel-shadow);
`;
