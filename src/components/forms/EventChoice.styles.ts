import { styled } from 'styled-components';
import { chosenTileStyles, tileStyles } from '../primitives/tileStyles';

export const Tiles = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

export const Tile = styled.button`
  ${tileStyles}
  justify-content: space-between;
  min-block-size: 4.5rem;

  &[aria-pressed='true'] {
    ${chosenTileStyles}
  }
`;

/** The exact box of a tile whose title takes one line. */
export const TileFrame = styled.li`
  block-size: 4.5rem;
`;

export const Copy = styled.span`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;
`;

export const Day = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
  line-height: 1.3;
`;

export const Title = styled.span`
  font: 800 var(--text-display-xs) / 1.15 var(--font-display);
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  text-transform: uppercase;
`;

export const Mark = styled.span<{ $chosen: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: ${({ $chosen }) => ($chosen ? 'var(--color-accent)' : 'none')};
  color: var(--color-on-accent);
`;
