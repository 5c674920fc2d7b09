import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/* In the columns of the form and its reasons below. */
export const Head = styled.div`
  display: grid;
  gap: var(--space-6);

  ${from.l} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: var(--space-8);
  }

  ${from.xxl} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
