import { facePosition } from '../../pictures/facePosition';
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
  return (
    <S.Poster $side={side}>
      <S.PosterPicture $empty={fighter === undefined}>
        <Picture
          src={fighter?.imageUrl}
          kind="fighter"
          alt=""
          sizes={S.cornerSizes}
          position={facePosition(fighter?.imageUrl)}
        />
      </S.PosterPicture>
      {fighter === undefined ? (
        <S.EmptyCorner aria-hidden="true">?</S.EmptyCorner>
      ) : (
        <S.Copy>
          <FighterStatusBadge status={fighter.status} />
          <S.Name style={fittedName(fighter.name)}>{fighter.name}</S.Name>
        </S.Copy>
      )}
    </S.Poster>
  );
}
