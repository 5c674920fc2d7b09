import { styled } from 'styled-components';
import { from } from '../../theme/breakpoints';

export const Tile = styled.p`
  display: grid;
  gap: var(--space-1);
  container-type: inline-size;
  padding: var(--space-4) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  ${from.m} {
    padding-inline: var(--space-5);
  }
`;

export const TileValue = styled.span`
  /* Three tiles share the width of a small phone. A row of longer numbers sets a smaller share. */
  font: var(--weight-display) min(var(--text-display-l), var(--stat-size, 40cqi)) / 0.95
    var(--font-display);
  font-variant-numeric: tabular-nums;
`;

export const TileLabel = styled.span`
  color: var(--color-ink-muted);
  /* The longest word of a label fits into one of three tiles of a small phone. */
  font-size: min(var(--text-s), 20cqi);
`;
