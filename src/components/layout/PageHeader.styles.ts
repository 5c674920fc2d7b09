import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { fittedNameSize } from '../primitives/fittedName';

/** How wide the picture is drawn, for the browser's choice of file. */
export const artSizes = [
  `(min-width: ${String(breakpoints.l)}px) 640px`,
  `(min-width: ${String(breakpoints.m)}px) 64vw`,
  '300px',
].join(', ');

export const Header = styled.header`
  inline-size: 100%;
  position: relative;
  isolation: isolate;
`;

export const Copy = styled.div<{ $besideArt: boolean }>`
  container-type: inline-size;
  display: grid;
  gap: var(--space-4);
  max-inline-size: ${({ $besideArt }) => ($besideArt ? '56%' : 'none')};
`;

/** From the navigation down to what follows the header, and beside the text to the right edge of a phone. */
export const Art = styled.div`
  position: absolute;
  inset-block: calc(-1 * var(--space-6));
  inset-inline: 56% calc(-1 * var(--gutter));
  z-index: -1;

  /* The picture fades out at the text and at the bottom. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to left, transparent 70%, var(--color-canvas)),
      linear-gradient(transparent 70%, var(--color-canvas));
  }

  ${from.l} {
    inset-block: calc(-1 * var(--space-12)) calc(-1 * var(--space-8));
    inset-inline: auto 0;
    inline-size: min(40rem, 56%);

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
  ${fittedNameSize('100cqi', 'var(--text-display-l)')}
`;

export const Intro = styled.p`
  max-inline-size: 40rem;
  color: var(--color-ink-muted);
  font-size: var(--text-l);
`;
