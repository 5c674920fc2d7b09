import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';

/** How wide the picture is drawn, for the browser's choice of file. */
export const artSizes = [
  `(min-width: ${String(breakpoints.l)}px) 640px`,
  `(min-width: ${String(breakpoints.m)}px) 64vw`,
  '300px',
].join(', ');

export const Header = styled.header`
  position: relative;
  display: grid;
  gap: var(--space-4);
  isolation: isolate;
`;

/** From the navigation down to what follows the header, and to the right edge of a phone. */
export const Art = styled.div`
  position: absolute;
  inset-block: calc(-1 * var(--space-6));
  inset-inline: 38% calc(-1 * var(--gutter));
  z-index: -1;

  /* The picture fades out below the text. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to left, transparent 40%, var(--color-canvas)),
      linear-gradient(transparent 30%, var(--color-canvas) 80%);
  }

  ${from.l} {
    inset-block: calc(-1 * var(--space-24)) calc(-1 * var(--space-8));
    inset-inline: auto 0;
    inline-size: 40rem;

    &::after {
      background:
        linear-gradient(
          to left,
          var(--color-canvas),
          transparent 20%,
          transparent 50%,
          var(--color-canvas)
        ),
        linear-gradient(transparent 60%, var(--color-canvas));
    }
  }
`;

export const Title = styled.h1`
  font-size: var(--text-display-l);
  line-height: 0.92;
  overflow-wrap: anywhere;
`;

export const Intro = styled.p`
  max-inline-size: 40rem;
  color: var(--color-ink-muted);
  font-size: var(--text-l);
`;
