import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../urls/paths';
import { facePosition } from '../../pictures/facePosition';
import { defaultPictures } from '../../pictures/pictures';
import { defaultBio, type Fighter } from '../../domain/fighter';
import { Picture } from '../primitives/Picture';
import { fittedName } from '../primitives/fittedName';
import {
  CardFrame,
  Poster,
  PosterBadge,
  PosterBio,
  PosterFacts,
  PosterName,
  PosterNickname,
  PosterPicture,
  PosterCopy,
} from './FighterCard.styles';
import { posterSizes } from './FighterGrid.styles';
import { FighterStatusBadge } from './FighterStatusBadge';

interface FighterCardProps {
  /** The fighter it shows. */
  fighter: Fighter;
  /** Loads the picture immediately and first: for the first card of a page. */
  priority?: boolean;
  /** The heading level of the name in the page's outline. */
  headingLevel?: 2 | 3;
}

/** Renders a fighter as a poster that links to the profile (spec §2). */
export const FighterCard = memo(function FighterCard({
  fighter,
  priority = false,
  headingLevel = 2,
}: FighterCardProps) {
  const { id, name, nickname, weightClass, record, status, bio, imageUrl } = fighter;
  return (
    <CardFrame>
      <Poster>
        <PosterPicture>
          <Picture
            src={imageUrl}
            fallback={defaultPictures.fighter}
            alt=""
            sizes={posterSizes}
            width={800}
            height={1000}
            priority={priority}
            position={facePosition(imageUrl)}
          />
        </PosterPicture>
        <PosterCopy>
          <PosterBadge>
            <FighterStatusBadge status={status} />
          </PosterBadge>
          <PosterName as={`h${headingLevel}`} style={fittedName(name)}>
            <Link to={paths.fighter(id)}>{name}</Link>
          </PosterName>
          {nickname && <PosterNickname>“{nickname}”</PosterNickname>}
          <PosterFacts>
            <span>{weightClass}</span> <span>{record}</span>
          </PosterFacts>
          <PosterBio>{bio?.trim() ? bio : defaultBio}</PosterBio>
        </PosterCopy>
      </Poster>
    </CardFrame>
  );
});
