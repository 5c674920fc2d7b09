import { styled } from 'styled-components';

/* A line high, whether the figures are there or not. */
export const Place = styled.div`
  min-block-size: 1.4em;
  line-height: 1.4;
`;
