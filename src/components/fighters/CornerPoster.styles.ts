import { styled } from 'styled-components';
import { breakpoints, from } from '../../theme/breakpoints';
import { scrim } from '../../theme/scrim';
import { fittedNameSize } from '../primitives/fittedName';

/** A fighter's side of the ring; the text is aligned to it. */
export type Side = 'left' | 'right';

/** How wide a corner's picture is drawn, for the browser's choice; on a phone, as wide as the highest poster needs. */
export const cornerSizes = `(min-width: ${String(breakpoints.l)}px) 374px, max(50vw, 282px)`;

export const Poster = styled.div<{ $side: Side }>`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: ${({ $side }) => ($side === 'left' ? 'start' : 'end')};
  /* Clip, not hidden: a name that needs more room makes the poster grow. */
  overflow: clip;
  min-block-size: var(--poster-height);
  background: var(--color-canvas);
  text-align: ${({ $side }) => ($side === 'left' ? 'start' : 'end')};
  isolation: isolate;
`;

export const PosterPicture = styled.div<{ $empty: boolean }>`
  position: absolute;
  z-index: -1;
  inset: 0;
  /* Where the poster is low, three quarters of the picture's height, which has every head: a wider one would cut some off. */
  max-inline-size: calc(1.05 * var(--poster-height));
  margin-inline: auto;
  opacity: ${({ $empty }) => ($empty ? 0.35 : 1)};

  img {
    scale: var(--mirror, none);
  }

  /* Its sides fade into the poster. */
  ${from.m} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        to right,
        var(--color-canvas),
        transparent 12% 88%,
        var(--color-canvas)
      );
    }
  }
`;

/** The badge is with the text: in a corner of a low poster it would be on the head. */
export const Copy = styled.div`
  display: grid;
  justify-items: inherit;
  align-self: end;
  gap: var(--space-2);
  inline-size: 100%;
  /* So that a badge has room for its longest word. */
  --text-xs: min(0.8125rem, 15cqi);
  padding: var(--space-8) var(--space-2) var(--space-2);
  background: linear-gradient(
    transparent,
    ${scrim('canvas', 64)} var(--space-8),
    ${scrim('canvas', 84)}
  );

  ${from.m} {
    padding: var(--space-12) var(--space-4) var(--space-3);
  }
`;

/** However many lines a name has, they begin below the chin. */
const largestName = 'min(2.5rem, 0.3 * var(--poster-height, 22rem) / var(--name-runs))';

export const Name = styled.h3`
  ${fittedNameSize('(100cqi - 2 * var(--space-2))', largestName, '12px')}

  ${from.m} {
    ${fittedNameSize('(100cqi - 2 * var(--space-4))', largestName, '12px')}
  }
`;

/** The placeholder for a fighter's name, in the same size. */
export const EmptyCorner = styled.span`
  grid-area: 1 / 1 / -1 / -1;
  place-self: center;
  color: var(--color-ink-muted);
  font: var(--weight-display) var(--text-display-l) / var(--leading-display) var(--font-display);
`;
