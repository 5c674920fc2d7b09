import { defaultPictures } from '../../content/pictures';
import type { Fighter } from '../../domain/fighter';
import { Picture } from '../primitives/Picture';
import {
  Corner,
  Name,
  Nobody,
  Poster,
  PosterPicture,
  Words,
  cornerSizes,
  type Side,
} from './CornerPoster.styles';
import { FighterStatusBadge } from './FighterStatusBadge';
import { fittedName } from './fittedName';

interface CornerPosterProps {
  /** The fighter; left out while nobody is chosen. */
  fighter?: Fighter;
  /** The side of the ring; badge and name are aligned to it. */
  side: Side;
}

/**
 * Renders the portrait of one of the two fighters in a `TaleOfTheTape`. Left and right mirror each other; an empty
 * corner shows a silhouette.
 */
export function CornerPoster({ fighter, side }: CornerPosterProps) {
  return (
    <Poster $side={side}>
      <PosterPicture $empty={fighter === undefined}>
        <Picture
          src={fighter?.imageUrl}
          fallback={defaultPictures.fighter}
          alt=""
          sizes={cornerSizes}
          width={800}
          height={1000}
          position="50% 10%"
        />
      </PosterPicture>
      {fighter === undefined ? (
        <Nobody aria-hidden="true">?</Nobody>
      ) : (
        <>
          <Corner>
            <FighterStatusBadge status={fighter.status} />
          </Corner>
          <Words>
            <Name style={fittedName(fighter.name)}>{fighter.name}</Name>
          </Words>
        </>
      )}
    </Poster>
  );
}
