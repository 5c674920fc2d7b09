import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';

/** How wide the portrait is drawn, for the browser's choice of picture. */
export const portraitSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) min(54vw - 35px, 864px)`,
  `(min-width: ${String(breakpoints.xl)}px) 648px`,
  `(min-width: ${String(breakpoints.m)}px) calc(54vw - 30px)`,
  '100vw',
].join(', ');

export const Portrait = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  /* From edge to edge of the screen, beyond the column of the text. */
  margin-inline: calc(50% - 50cqi);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      var(--color-canvas),
      transparent 12%,
      transparent calc(100% - var(--overlap) - var(--space-24)),
      ${scrim('canvas', 64)} calc(100% - var(--overlap)),
      var(--color-canvas)
    );
  }

  ${from.m} {
    grid-area: 1 / 47 / 2 / -1;
    /* As high as the text beside it, from the top of the name to the buttons. */
    align-self: stretch;
    aspect-ratio: auto;
    min-block-size: min(92vw, max(34rem, 82svh));
    margin-inline: 0;
    inline-size: 100%;

    img {
      position: absolute;
      block-size: 100%;
    }

    &::after {
      background:
        linear-gradient(var(--color-canvas), transparent 12%),
        linear-gradient(transparent 70%, var(--color-canvas)),
        linear-gradient(to left, var(--color-canvas), transparent 16%),
        linear-gradient(to right, var(--color-canvas), ${scrim('canvas', 64)} 24%, transparent 50%);
    }
  }
`;
