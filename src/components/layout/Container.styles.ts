import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Column = styled.div`
  inline-size: 100%;
  /* 1200 px of content, 1600 on large screens, gutters beside it. */
  max-inline-size: calc(var(--column, 75rem) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: var(--space-4);

  ${from.m} {
    --gutter: var(--space-6);
  }

  ${from.l} {
    --gutter: var(--space-8);
  }

  ${from.xxl} {
    --column: 100rem;
  }
`;
