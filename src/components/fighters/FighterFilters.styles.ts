import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const FilterForm = styled.form`
  display: grid;
  align-items: end;
  gap: var(--space-4);

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${from.l} {
    grid-template-columns: 2fr 1fr 1fr;

    > :first-child {
      grid-column: auto;
    }
  }
`;
