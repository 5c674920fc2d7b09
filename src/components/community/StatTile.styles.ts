import { styled } from 'styled-components';

export const Tile = styled.p`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4) var(--space-5);
  border-block-start: 2px solid var(--color-accent);
  background: var(--color-surface);
`;

export const TileValue = styled.span`
  font: 800 var(--text-display-l) / 0.95 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

export const TileLabel = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-s);
`;
