import { styled } from 'styled-components';
import { breakpoints, minWidth } from '../../theme/breakpoints';

/** Where the picture is beside the text: on a wide screen, and on a phone on its side, which has no room above it. */
const beside = `@media ${minWidth(breakpoints.l)}, ${minWidth(breakpoints.m)} and (max-height: 28rem)`;

/** How wide the picture is drawn, for the browser's choice of file. */
export const artSizes = `(min-width: ${String(breakpoints.l)}px) 56vw, 100vw`;

export const MissingSection = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  padding-block-end: var(--space-14);
  overflow: hidden;

  ${beside} {
    min-block-size: min(40rem, 72svh);
    padding-block: min(var(--space-14), 8svh);
  }
`;

/** Above the text, or beside it, where it fades into the page. */
export const Art = styled.div`
  aspect-ratio: 16 / 10;
  max-block-size: 44svh;
  inline-size: 100%;
  mask-image: linear-gradient(black 55%, transparent);

  ${beside} {
    position: absolute;
    inset: 0 0 0 44%;
    z-index: -1;
    aspect-ratio: auto;
    max-block-size: none;
    inline-size: auto;
    mask-image: linear-gradient(to right, transparent, black 40%);
  }
`;

export const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-8);

  ${beside} {
    max-inline-size: 44%;
  }
`;
