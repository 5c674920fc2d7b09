import { EventCardSkeleton } from './EventCardSkeleton';
import { EventGrid } from './EventGrid';

interface EventGridSkeletonProps {
  /** How many cards are expected. */
  count: number;
}

/** Stands in for a grid of events while it loads (spec §9: 3 on Home, 6 on Events). */
export function EventGridSkeleton({ count }: EventGridSkeletonProps) {
  return (
    <EventGrid>
      {Array.from({ length: count }, (_, index) => (
        <EventCardSkeleton key={index} />
      ))}
    </EventGrid>
  );
}
