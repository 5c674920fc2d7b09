import { Skeleton } from '../primitives/Skeleton';
import * as Styled from './FighterCard.styles';

/** Stands in for a {@link FighterCard} while the fighters load: the same poster, not yet printed. */
export function FighterCardSkeleton() {
  return (
    <Styled.CardFrame as="div" aria-hidden="true">
      <Styled.Poster>
        <Styled.PosterCorner>
          <Skeleton width="5rem" height="1.5rem" radius="s" />
        </Styled.PosterCorner>
        <Styled.PosterWords>
          <Skeleton width="80%" height="15cqi" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton height="2rem" />
        </Styled.PosterWords>
      </Styled.Poster>
    </Styled.CardFrame>
  );
}
