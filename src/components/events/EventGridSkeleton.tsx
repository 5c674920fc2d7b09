import { EventCardSkeleton } from './EventCardSkeleton';
import { EventGrid } from './EventGrid';

interface EventGridSkeletonProps {
  /** How many cards are expected. */
  count: number;
}

/** Renders the placeholder of an `EventGrid` while the events load (spec §9: 3 on Home, 6 on Events). */
export function EventGridSkeleton({ count }: EventGridSkeletonProps) {
  return (
    <EventGrid isPlaceholder>
      {Array.from({ length: count }, (_, index) => (
        <EventCardSkeleton key={index} />
      ))}
    </EventGrid>
  );
}
