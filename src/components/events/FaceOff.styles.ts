import { keyframes, styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';
import { fittedNameSize } from '../primitives/fittedName';

type Side = 'left' | 'right';

/**
 * How wide a fighter's picture is drawn, for the browser's choice of picture. On a phone of three dots per pixel it is
 * stated smaller: with 640 px of picture instead of 800 the two of a page have at most 53 KB together, not 86.
 */
export const cornerSizes = [
  `(min-width: ${String(breakpoints.l)}px) 800px`,
  `(min-width: ${String(breakpoints.m)}px) 54vw`,
  '(min-resolution: 2.5dppx) 54vw',
  '72vw',
].join(', ');

export const Fight = styled.div`
  /* How far the names reach up into the pictures. */
  --overlap: 5rem;
  /* How far the line is from upright, at its whole height. */
  --slant: 2.5rem;
  position: relative;
  display: grid;
  grid-template: minmax(12rem, 1fr) auto / minmax(0, 1fr);
  isolation: isolate;
  /* On a tablet the stage reaches below what is written over it. */
  overflow: hidden;

  ${from.m} {
    --overlap: 8rem;
    --slant: 5rem;
    /* High enough that the names begin below the chins: a head takes a share of the width, up to the largest picture. */
    grid-template-rows: minmax(max(12rem, min(23vw, 23rem)), 1fr) auto;
  }

  @media print {
    grid-template-rows: auto;
  }
`;

export const Stage = styled.div`
  position: relative;
  z-index: -1;
  inline-size: 100%;
  /* No wider than two pictures are in full size. */
  max-inline-size: 100rem;
  margin-inline: auto;
  margin-block-end: calc(-1 * var(--overlap));
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(
        transparent calc(100% - var(--overlap) - 7rem),
        ${scrim('canvas', 64)} calc(100% - var(--overlap)),
        var(--color-canvas)
      ),
      linear-gradient(
        to right,
        var(--color-canvas),
        transparent 6%,
        transparent 94%,
        var(--color-canvas)
      );
  }
`;

const closeIn = keyframes`
  from { translate: var(--from) 0; }
`;

const keepStill = keyframes`
  from { translate: calc(-1 * var(--from)) 0; }
`;

/* Half of the stage, and half of the slanted strip in its middle. */
export const Corner = styled.div<{ $side: Side; $mirrored: boolean }>`
  --from: ${({ $side }) => ($side === 'left' ? '-24px' : '24px')};
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: 0;
  inline-size: calc(50% + var(--slant) / 2);
  clip-path: ${({ $side }) =>
    $side === 'left'
      ? 'polygon(0 0, 100% 0, calc(100% - var(--slant)) 100%, 0 100%)'
      : 'polygon(var(--slant) 0, 100% 0, 100% 100%, 0 100%)'};
  background: var(--color-surface);
  animation: ${closeIn} var(--duration-slow) var(--ease-out);

  /* Only the half's edge moves: the picture, the largest of the page, is where it will be. */
  img {
    animation: ${keepStill} var(--duration-slow) var(--ease-out);
    scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : 'none')};
  }
`;

const uncover = keyframes`
  from { translate: 0 -100%; }
`;

const stay = keyframes`
  from { translate: 0 100%; }
`;

/* The red line is uncovered from its top: the box moves down, and what is in it stays where it is. */
export const Line = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(50% - var(--slant) / 2);
  inline-size: var(--slant);
  overflow: hidden;
  animation: ${uncover} var(--duration-slow) var(--ease-out);
`;

export const LineShape = styled.div`
  block-size: 100%;
  background: var(--color-accent);
  clip-path: polygon(calc(100% - 5px) 0, 100% 0, 5px 100%, 0 100%);
  animation: ${stay} var(--duration-slow) var(--ease-out);
`;

export const Copy = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-2);

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-8);
  }
`;

export const Names = styled.h2`
  grid-column: 1 / -1;
  ${fittedNameSize('100cqi', '5.5rem')}
  line-height: 0.86;

  > * {
    display: grid;
    text-decoration: none;
  }

  /* The first name at the left, the second at the right. */
  > * > :last-child {
    justify-self: end;
    text-align: end;
  }

  /* Stretches the one link over the whole block. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    outline: 3px solid var(--color-accent-ink);
    outline-offset: -3px;
  }

  ${from.m} {
    ${fittedNameSize('(50cqi - 2.5rem)', '7rem')}

    > * {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: end;
      column-gap: var(--space-3);
    }

    > * > :first-child {
      justify-self: end;
      text-align: end;
    }

    > * > :last-child {
      justify-self: start;
      text-align: start;
    }
  }
`;

/* In the middle, where the red line ends. */
export const Versus = styled.span`
  justify-self: center;
  inline-size: 2.5rem;
  font-size: var(--text-display-xs);
  line-height: 1.4;
  text-align: center;

  ${from.m} {
    font-size: var(--text-display-s);
  }
`;

/* The two halves of what follows meet in the middle, as the names do. */
export const Half = styled.div`
  display: grid;
  align-content: start;

  ${from.m} {
    &:nth-child(2) {
      justify-items: end;
      text-align: end;
    }
  }
`;

export const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font: 800 var(--text-display-xs) / 1.2 var(--font-display);
  overflow-wrap: anywhere;
  text-transform: uppercase;

  ${from.m} {
    justify-content: end;
    font-size: var(--text-display-s);
  }
`;
