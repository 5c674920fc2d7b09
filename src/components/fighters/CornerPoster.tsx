import { facePosition } from '../../pictures/facePosition';
import type { Fighter } from '../../domain/fighter';
import { Picture } from '../primitives/Picture';
import {
  Name,
  EmptyCorner,
  Poster,
  PosterPicture,
  Copy,
  cornerSizes,
  type Side,
} from './CornerPoster.styles';
import { FighterStatusBadge } from './FighterStatusBadge';
import { fittedName } from '../primitives/fittedName';

interface CornerPosterProps {
  /** The fighter; left out until one is chosen. */
  fighter?: Fighter;
  /** The side of the ring; badge and name are aligned to it. */
  side: Side;
}

/** Renders the portrait of one of the two fighters in a `TaleOfTheTape`, or a silhouette in an empty corner. */
export function CornerPoster({ fighter, side }: CornerPosterProps) {
  return (
    <Poster $side={side}>
      <PosterPicture $empty={fighter === undefined}>
        <Picture
          src={fighter?.imageUrl}
          kind="fighter"
          alt=""
          sizes={cornerSizes}
          position={facePosition(fighter?.imageUrl)}
        />
      </PosterPicture>
      {fighter === undefined ? (
        <EmptyCorner aria-hidden="true">?</EmptyCorner>
      ) : (
        <Copy>
          <FighterStatusBadge status={fighter.status} />
          <Name style={fittedName(fighter.name)}>{fighter.name}</Name>
        </Copy>
      )}
    </Poster>
  );
}
