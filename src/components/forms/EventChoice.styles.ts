import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';
import { fittedSize } from '../primitives/fittedName';
import { tileStyles } from '../primitives/tileStyles';

/** How wide a picture must be for a crop of full height, for the browser's choice of picture. */
export const artSizes = '200px';

export const Tiles = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

export const Tile = styled.label`
  ${tileStyles}
  gap: var(--space-2);
  min-block-size: 6.5rem;
  padding-inline: var(--space-3) 0;
  overflow: hidden;
`;

/** The exact box of a tile whose texts take one line each. */
export const TileFrame = styled.li`
  block-size: 6.5rem;
`;

export const Copy = styled.span`
  container-type: inline-size;
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-inline-size: 0;
`;

export const Day = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-xs);
  line-height: 1.3;

  ${from.m} {
    font-size: var(--text-s);
  }
`;

/** Who fights; the title of an event that does not say so. */
export const Lead = styled.span`
  font: var(--weight-display) ${fittedSize('100cqi', 'var(--text-display-s)', '0.75rem')} / 1.06
    var(--font-display);
  text-transform: uppercase;
`;

export const Title = styled.span`
  font: var(--weight-display) var(--text-s) / 1.2 var(--font-display);
  letter-spacing: 0.02em;
  text-transform: uppercase;
`;

/** A crop of the event's picture, to the edges of the tile. */
export const Art = styled.span`
  position: relative;
  flex: none;
  align-self: stretch;
  /* On the narrowest phones the text needs the room. */
  inline-size: 0;
  margin-block: calc(-1 * var(--space-2));

  picture {
    position: absolute;
    inset: 0;
  }

  ${from.s} {
    inline-size: 5.75rem;
  }

  ${from.m} {
    inline-size: 7rem;
  }
`;
