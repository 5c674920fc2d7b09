import { FighterCardSkeleton } from './FighterCardSkeleton';
import { FighterGrid } from './FighterGrid';

interface FighterGridSkeletonProps {
  /** How many cards are expected. */
  count: number;
}

/** Renders the placeholder of a grid of fighters while it loads (spec §9: 4 on Home, 12 on Fighters). */
export function FighterGridSkeleton({ count }: FighterGridSkeletonProps) {
  return (
    <FighterGrid isPlaceholder>
      {Array.from({ length: count }, (_, index) => (
        <FighterCardSkeleton key={index} />
      ))}
    </FighterGrid>
  );
}
