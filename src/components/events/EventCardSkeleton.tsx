import { Skeleton } from '../primitives/Skeleton';
import {
  EventActions,
  EventBody,
  EventFrame,
  EventHead,
  EventRest,
  EventWhen,
  KeyArt,
} from './EventCard.styles';

/** Renders the placeholder of an `EventCard` while the events load. */
export function EventCardSkeleton() {
  return (
    <EventFrame as="div" $status="upcoming" aria-hidden="true">
      <KeyArt>
        <Skeleton height="100%" radius="s" />
      </KeyArt>
      <EventBody>
        <EventHead>
          <EventWhen>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="55%" height="1.25rem" />
          </EventWhen>
          <Skeleton height="3.5rem" />
          <Skeleton width="50%" height="1.25rem" />
        </EventHead>
        <EventRest>
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton height="4.25rem" />
          <EventActions>
            <Skeleton height="2.75rem" />
            <Skeleton width="40%" height="2.75rem" />
          </EventActions>
        </EventRest>
      </EventBody>
    </EventFrame>
  );
}
