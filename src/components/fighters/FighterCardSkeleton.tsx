import { Skeleton } from '../primitives/Skeleton';
import { CardFrame, Poster, PosterBadge, PosterCopy } from './FighterCard.styles';

/** Renders the placeholder of a `FighterCard` while the fighters load. */
export function FighterCardSkeleton() {
  return (
    <CardFrame as="div" aria-hidden="true">
      <Poster>
        <PosterCopy>
          <PosterBadge>
            <Skeleton width="5rem" height="1.5rem" radius="s" />
          </PosterBadge>
          <Skeleton width="80%" height="15cqi" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton height="2rem" />
        </PosterCopy>
      </Poster>
    </CardFrame>
  );
}
