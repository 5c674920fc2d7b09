import { styled } from 'styled-components';

/** How many there are, and what can be done with them. */
export const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
`;
