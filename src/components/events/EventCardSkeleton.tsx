import { Skeleton } from '../primitives/Skeleton';
import * as S from './EventCard.styles';

/** Renders the placeholder of an `EventCard` while the events load. */
export function EventCardSkeleton() {
  return (
    <S.EventFrame as="div" $status="upcoming" aria-hidden="true">
      <S.KeyArt>
        <Skeleton height="100%" radius="s" />
      </S.KeyArt>
      <S.EventBody>
        <S.EventHead>
          <S.EventWhen>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="55%" height="1.25rem" />
          </S.EventWhen>
          <Skeleton height="3.5rem" />
          <Skeleton width="50%" height="1.25rem" />
        </S.EventHead>
        <S.EventRest>
          <Skeleton width="70%" height="1.25rem" />
          <Skeleton height="4.25rem" />
          <S.EventActions>
            <Skeleton height="2.75rem" />
            <Skeleton width="40%" height="2.75rem" />
          </S.EventActions>
        </S.EventRest>
      </S.EventBody>
    </S.EventFrame>
  );
}
