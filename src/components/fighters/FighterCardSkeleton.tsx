import { Skeleton } from '../primitives/Skeleton';
import * as S from './FighterCard.styles';

/** Renders the placeholder of a `FighterCard` while the fighters load. */
export function FighterCardSkeleton() {
  return (
    <S.CardFrame as="div" aria-hidden="true">
      <S.Poster>
        <S.PosterCopy>
          <S.PosterBadge>
            <Skeleton width="5rem" height="1.5rem" radius="s" />
          </S.PosterBadge>
          <Skeleton width="80%" height="15cqi" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton height="2rem" />
        </S.PosterCopy>
      </S.Poster>
    </S.CardFrame>
  );
}
