import { styled } from 'styled-components';

/** A screen's width at a tenth of its size. */
export const Screen = styled.div`
  inline-size: calc(var(--screen-width) / 10);
  block-size: var(--space-8);
  border: 1px solid var(--color-line-strong);
  border-block-start: 3px solid var(--color-accent);
`;
