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

/** The fight in half of the window, and the title below it, which is first in the document. */
export const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  > :last-child {
    order: -1;
    --overlap: min(5rem, 8svh);
    --largest-name: min(max(4rem, 6vw), 10svh);
    min-block-size: 50svh;
  }

  & + section {
    padding-block-start: var(--space-8);
  }
`;
