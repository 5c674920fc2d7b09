import { styled } from 'styled-components';

/** As high as the text around it; a parent sizes it with `font-size`. */
export const Logo = styled.svg`
  inline-size: auto;
  block-size: 1em;
  fill: currentColor;
`;

export const Line = styled.path`
  fill: var(--color-accent);
`;
