import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

/** 1600 px of content on large screens. A grid in it has that many columns there. */
const wideColumn = css`
  ${from.xxl} {
    --poster-columns: 5;
    --event-columns: 4;
    max-inline-size: calc(100rem + 2 * var(--gutter));
  }

  ${from.xxxl} {
    --poster-columns: 6;
  }
`;

export const Root = styled.div<{ $wide: boolean }>`
  inline-size: 100%;
  /* 1200 px of content, gutters beside it. */
  max-inline-size: calc(75rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: var(--space-4);

  ${from.m} {
    --gutter: var(--space-6);
  }

  ${from.l} {
    --gutter: var(--space-8);
  }
  ${({ $wide }) => $wide && wideColumn}
`;
