import { styled } from 'styled-components';

/** A size container as wide as the parent, so that the frame can be scaled to it. */
export const Column = styled.div`
  container-type: inline-size;
`;

/** As wide as the window it shows, or as its column where that is narrower. */
export const Window = styled.div`
  /* Divides one length by another: not every browser can do that in calc(). */
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
