import { css, styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';
import { fittedNameSize } from '../primitives/fittedName';

/** How wide the portrait is drawn, for the browser's choice of picture. */
export const portraitSizes = [
  `(min-width: ${String(breakpoints.xxl)}px) min(54vw - 35px, 864px)`,
  `(min-width: ${String(breakpoints.xl)}px) 648px`,
  `(min-width: ${String(breakpoints.m)}px) calc(54vw - 30px)`,
  '100vw',
].join(', ');

export const Hero = styled.section`
  container-type: inline-size;
  padding-block-start: var(--space-6);
`;

export const Stage = styled.div`
  /* How far the text reaches up into the portrait, on a phone. */
  --overlap: 9rem;
  display: grid;
  padding-block-start: var(--space-4);

  ${from.m} {
    grid-template-columns: repeat(100, minmax(0, 1fr));
    align-items: end;
  }
`;

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

export const Copy = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-start: calc(-1 * var(--overlap));

  ${from.m} {
    grid-area: 1 / 1 / 2 / 59;
    margin-block-start: 0;
    padding-block: var(--space-6);
  }
`;

export const Name = styled.h1`
  ${fittedNameSize('100cqi', '7rem')}
  line-height: 0.86;
  text-wrap: wrap;

  ${from.m} {
    /* Three lines and more are no higher than two. */
    ${fittedNameSize('100cqi', '22rem / max(2, var(--name-runs))')}
  }
`;

/** Content that must not overlap the portrait, where the scrim gives enough contrast for ink only. */
const besidePortrait = css`
  max-inline-size: 34rem;

  ${from.m} {
    max-inline-size: min(34rem, 76%);
  }
`;

export const Nickname = styled.p`
  ${besidePortrait}
  font: 800 var(--text-display-s) / 1 var(--font-display);
  overflow-wrap: anywhere;
  text-transform: uppercase;
`;

export const Facts = styled.dl`
  ${besidePortrait}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);

  dt {
    color: var(--color-ink-muted);
    font-size: var(--text-xs);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Bio = styled.p`
  ${besidePortrait}
  color: var(--color-ink-muted);
`;

export const Actions = styled.div`
  /* May overlap the portrait a little: buttons are readable on any background. */
  max-inline-size: 36rem;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 auto;
  }

  ${from.m} {
    > * {
      flex-grow: 0;
    }
  }
`;
