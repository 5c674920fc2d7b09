import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-6);

  /* The fields need no more width. */
  ${from.l} {
    grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
    gap: var(--space-8);
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  /* The last part reaches down to the end of the form. */
  ${from.l} {
    align-self: stretch;
    grid-template-rows: auto 1fr;
    gap: var(--space-8);
  }
`;
