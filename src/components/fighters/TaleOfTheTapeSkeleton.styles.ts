import { styled } from 'styled-components';

export const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
`;
