import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Root = styled.section`
  padding-block: var(--space-14);

  ${from.l} {
    padding-block: var(--space-24);
  }
`;
