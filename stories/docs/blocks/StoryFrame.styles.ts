import { styled } from 'styled-components';

/** Gives the frame its parent's width to measure itself against. */
export const Column = styled.div`
  container-type: inline-size;
`;

/** As wide as the window it shows, or as its column where that is narrower. */
export const Window = styled.div`
  /* One length by another, as a number: not every browser divides them in calc(). */
  --scale: min(1, tan(atan2(100cqi, var(--frame-width))));
  position: relative;
  inline-size: calc(var(--frame-width) * var(--scale));
  block-size: calc(var(--frame-height) * var(--scale));
  overflow: clip;
  background: var(--color-canvas);
`;

export const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: var(--frame-width);
  block-size: var(--frame-height);
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
`;
