import { styled } from 'styled-components';
import { Columns } from '../../components/forms/FormColumns.styles';

/* In the columns of the form and its reasons below. */
export const Head = styled(Columns)`
  align-items: end;
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
