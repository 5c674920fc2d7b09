import type { ComponentType, ReactNode } from 'react';

interface GridSkeletonProps {
  /** The grid that loads: `EventGrid` or `FighterGrid`. */
  grid: ComponentType<{ children: ReactNode; isPlaceholder: boolean }>;
  /** The placeholder of one of its cards. */
  card: ComponentType;
  /** How many cards are expected (spec §9). */
  count: number;
}

/** Renders the placeholder of a grid of cards while they load. */
export function GridSkeleton({ grid: Grid, card: Card, count }: GridSkeletonProps) {
  return (
    <Grid isPlaceholder>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} />
      ))}
    </Grid>
  );
}
