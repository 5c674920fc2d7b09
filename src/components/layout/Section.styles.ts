import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/* Two sections in a row share one space between them. */
export const Root = styled.section`
  padding-block: var(--space-14);

  & + & {
    padding-block-start: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ${from.l} {
    padding-block: var(--space-24);
  }
`;

export const Stack = styled.div`
  display: grid;
  /* A grid's items do not shrink below their content unless told so. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.l} {
    gap: var(--space-8);
  }
`;
