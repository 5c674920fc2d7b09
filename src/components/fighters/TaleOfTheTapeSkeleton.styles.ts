import { styled } from 'styled-components';
import { posterHeight } from './posterHeight';

export const Lines = styled.div`
  ${posterHeight}
  display: grid;
  gap: var(--space-4);
`;
