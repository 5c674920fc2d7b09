import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Facts = styled.div`
  display: grid;
  align-items: stretch;
  gap: var(--space-6);

  ${from.l} {
    grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr));
  }
`;
