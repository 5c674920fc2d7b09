import { styled } from 'styled-components';
import { from } from '../../../src/theme/breakpoints';

/** As wide as its parent, in the shape of the device whose window it stands for. */
export const Window = styled.div`
  --window-width: 390px;
  --window-height: 560px;
  container-type: inline-size;
  position: relative;
  overflow: clip;
  aspect-ratio: 390 / 560;

  ${from.m} {
    --window-width: 1280px;
    --window-height: 800px;
    aspect-ratio: 1280 / 800;
  }
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: var(--window-width);
  block-size: var(--window-height);
  border: 0;
  /* One length by another, as a number: not every browser divides them in calc(). */
  transform: scale(tan(atan2(100cqi, var(--window-width))));
  transform-origin: 0 0;
`;
