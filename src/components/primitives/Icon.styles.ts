import { styled } from 'styled-components';

export const Shape = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: square;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
