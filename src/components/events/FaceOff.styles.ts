import { css, keyframes, styled } from 'styled-components';
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
  /* How far the names reach up into the pictures: less in a low window, where they would be on the chins. */
  --overlap: min(5rem, 14svh);
  /* How far the line is from upright, at its whole height. */
  --slant: 2.5rem;
  --largest-name: 5.5rem;
  position: relative;
  display: grid;
  grid-template: minmax(min(12rem, 24svh), 1fr) auto / minmax(0, 1fr);
  isolation: isolate;
  /* On a tablet the stage reaches below what is written over it. */
  overflow: hidden;

  ${from.m} {
    --overlap: min(8rem, 14svh);
    --slant: min(5rem, 14svh);
    --largest-name: min(9vw, 18svh);
  }
`;

export const Stage = styled.div`
  container-type: size;
  position: relative;
  z-index: -1;
  margin-block-end: calc(-1 * var(--overlap));
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      transparent calc(100% - 2 * var(--overlap)),
      ${scrim('canvas', 64)} calc(100% - var(--overlap)),
      var(--color-canvas)
    );
  }

  @media print {
    display: none;
  }
`;

const closeIn = keyframes`
  from { translate: var(--entry-shift) 0; }
`;

const keepPicture = keyframes`
  from { translate: calc(-1 * var(--entry-shift)) 0; }
`;

/* What mirrors one half to the other: where its inner edge is, how it is cut along the slant, and where it comes from. */
const cornerSides: Record<Side, ReturnType<typeof css>> = {
  left: css`
    --inner-edge: right;
    --entry-shift: -24px;
    right: calc(50% - var(--slant) / 2);
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--slant)) 100%, 0 100%);
  `,
  right: css`
    --inner-edge: left;
    --entry-shift: 24px;
    left: calc(50% - var(--slant) / 2);
    clip-path: polygon(var(--slant) 0, 100% 0, 100% 100%, 0 100%);
  `,
};

/* Half of the stage, and half of the slanted strip in its middle; less where it is so low that names would be on chins. */
export const Corner = styled.div<{ $side: Side; $mirrored: boolean }>`
  ${({ $side }) => cornerSides[$side]}
  position: absolute;
  inset-block: 0;
  inline-size: min(50cqi + var(--slant) / 2, 220cqb - 2.4 * var(--overlap));
  background: var(--color-surface);
  animation: ${closeIn} var(--duration-slow) var(--ease-out);

  /* Only the half's edge moves: the picture, the largest of the page, is where it will be. */
  img {
    animation: ${keepPicture} var(--duration-slow) var(--ease-out);
    scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : 'none')};
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to var(--inner-edge), var(--color-canvas), transparent 12%);
  }
`;

const uncover = keyframes`
  from { translate: 0 -100%; }
`;

const keepLine = keyframes`
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
  animation: ${keepLine} var(--duration-slow) var(--ease-out);
`;

/* As wide as the pictures, and larger on a large screen. */
export const Copy = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-2);
  margin-inline: var(--space-4);
  /* The focus ring is within the block: below the text. */
  padding-block-end: var(--space-2);

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: min(var(--space-4), 2svh) var(--space-8);
    margin-inline: var(--space-8);
  }

  ${from.xxxl} {
    --text-m: max(1.0625rem, 0.9vw);
    --text-display-s: 1.5vw;
  }
`;

export const Names = styled.h2`
  grid-column: 1 / -1;
  ${fittedNameSize('100cqi', 'var(--largest-name)')}

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
    ${fittedNameSize('(50cqi - 2.5rem)', 'var(--largest-name)')}

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
  min-inline-size: 2.5rem;
  white-space: nowrap;
  font-size: var(--text-display-xs);
  line-height: 1.4;
  text-align: center;

  ${from.m} {
    font-size: var(--text-display-s);
  }

  /* Above the plates that the browser then draws behind the names. */
  @media (forced-colors: active) {
    position: relative;
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
  font: var(--weight-display) var(--text-display-xs) / 1.2 var(--font-display);
  text-transform: uppercase;

  ${from.m} {
    justify-content: end;
    font-size: var(--text-display-s);
  }
`;
