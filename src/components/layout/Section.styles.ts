import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/* Two consecutive sections share one space between them. */
export const PageSection = styled.section`
  padding-block: var(--space-14);

  /* The title of a page: what it is about begins on a phone's first screen. Its data for search engines may precede it. */
  &:first-child,
  script + & {
    padding-block-start: var(--space-6);
  }

  & + & {
    padding-block-start: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ${from.l} {
    padding-block: var(--space-24);

    &:first-child,
    script + & {
      padding-block-start: var(--space-12);
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  /* Without it a grid's items do not shrink below their content. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.l} {
    gap: var(--space-8);
  }
`;
