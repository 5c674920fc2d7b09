import { facePosition } from '../../pictures/facePosition';
import { isFacing } from '../../pictures/facing';
import type { Fighter } from '../../domain/fighter';
import { Picture } from '../primitives/Picture';
import * as S from './CornerPoster.styles';
import { FighterStatusBadge } from './FighterStatusBadge';
import { fittedName } from '../primitives/fittedName';

interface CornerPosterProps {
  /** The fighter; left out until one is chosen. */
  fighter?: Fighter;
  /** The side of the ring; badge and name are aligned to it. */
  side: S.Side;
}

/** Renders the portrait of one of the two fighters in a `TaleOfTheTape`, or a silhouette in an empty corner. */
export function CornerPoster({ fighter, side }: CornerPosterProps) {
  const picture = fighter?.imageUrl;
  return (
    <S.Poster $side={side}>
      <S.PosterPicture
        $empty={fighter === undefined}
        // A fighter who would look away from the other.
        style={
          picture !== undefined && isFacing(side, picture) ? { '--mirror': '-1 1' } : undefined
        }
      >
        <Picture
          src={picture}
          kind="fighter"
          alt=""
          sizes={S.cornerSizes}
          position={facePosition(picture)}
        />
      </S.PosterPicture>
      {fighter === undefined ? (
        <S.EmptyCorner aria-hidden="true">?</S.EmptyCorner>
      ) : (
        <S.Copy>
          <FighterStatusBadge status={fighter.status} />
          <S.Name style={fittedName(fighter.name)} translate="no">
            {fighter.name}
          </S.Name>
        </S.Copy>
      )}
    </S.Poster>
  );
}
