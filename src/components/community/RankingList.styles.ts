import { css, styled } from 'styled-components';
import { below, breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';
import { fittedSize } from '../primitives/fittedName';

/** How wide the picture of the first is drawn, for the browser's choice of picture. */
export const leaderSizes = `(min-width: ${String(breakpoints.xxl)}px) 410px, (min-width: ${String(breakpoints.l)}px) 300px, 64vw`;

export const Ranked = styled.ol`
  border-block: 1px solid var(--color-line);
`;

/** A poster: the picture on its right half, the text on the canvas beside and below the face. */
const poster = css`
  --name-size: var(--text-display-m);
  --rank-size: var(--text-display-l);
  grid-template: 1fr auto / minmax(0, 1fr) auto;
  align-items: end;
  min-block-size: 18rem;
  padding-block: var(--space-4);
  overflow: clip;
  border-block-start: 3px solid var(--rank-color);
  isolation: isolate;

  /* The rank. */
  > :first-child {
    grid-column: 1 / -1;
    align-self: start;
  }
`;

export const Place = styled.li<{ $first: boolean }>`
  --rank-color: ${({ $first }) => ($first ? 'var(--color-gold)' : 'var(--color-ink-muted)')};
  --rank-line: ${({ $first }) => ($first ? 'var(--color-gold)' : 'var(--color-line)')};
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  padding-block: var(--space-3);
  position: relative;
  --avatar-size: 4rem;

  ${from.s} {
    --avatar-size: 4.5rem;
    gap: var(--space-3);
  }

  /* The name on a line of its own. */
  ${below.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :nth-child(3) {
      grid-area: 2 / 1 / 3 / -1;
    }
  }
  ${({ $first }) => $first && poster}

  & + & {
    border-block-start: 1px solid var(--color-line);
  }
`;

export const Rank = styled.span`
  color: var(--rank-color);
  font: var(--weight-display) var(--rank-size, var(--text-display-m)) / var(--leading-display)
    var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const posterPicture = css`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 auto;
  inline-size: 64%;
  block-size: 100%;
  border: 0;

  > picture {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to right, var(--color-canvas), transparent 40%),
      linear-gradient(to top, ${scrim('canvas', 88)} 32%, transparent 56%);
  }
`;

export const Avatar = styled.span<{ $first: boolean }>`
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  position: relative;
  overflow: hidden;
  border-block-end: 2px solid var(--rank-line);
  border-radius: var(--radius-s);
  background: var(--color-surface);

  /* Crops to head and shoulders: the roster's portraits reach down to the waist. */
  > picture {
    position: absolute;
    inset: -5% auto auto -50%;
    inline-size: 200%;
    block-size: 200%;
  }
  ${({ $first }) => $first && posterPicture}
`;

export const RankedCopy = styled.div`
  display: grid;
  gap: var(--space-1);
  container-type: inline-size;
`;

export const Name = styled.h3`
  font-size: ${fittedSize('100cqi', 'var(--name-size, var(--text-display-xs))', '0.75rem')};

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  /* Stretches the link over the whole line. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const RankedFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;

export const Points = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  line-height: 1.3;
  text-align: end;
`;

/** A number above its unit. */
export const Count = styled.span`
  display: block;
  color: var(--color-ink);
  font: var(--weight-display) var(--text-display-s) / var(--leading-display) var(--font-display);
  font-variant-numeric: tabular-nums;
`;
