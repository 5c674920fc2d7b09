import { ViewTransition } from 'react';
import { profileContent } from '../../content/profile';
import { pictureAlt } from '../../content/pictureAlts';
import type { Fighter } from '../../domain/fighter';
import { facePosition } from '../../pictures/facePosition';
import { defaultPictures } from '../../pictures/pictures';
import { Picture } from '../primitives/Picture';
import { Skeleton } from '../primitives/Skeleton';
import * as S from './FighterPortrait.styles';
import { followedCard } from './followedCard';
import { pictureTransition } from './pictureTransition';

interface FighterPortraitProps {
  /** The fighter's id. */
  id: string;
  /** The fighter; left out while it loads. */
  fighter?: Pick<Fighter, 'name' | 'imageUrl' | 'imageAlt'> | undefined;
}

/** Renders the portrait of a fighter's profile, which starts with the picture of a card that was followed. */
export function FighterPortrait({ id, fighter }: FighterPortraitProps) {
  const card = followedCard(id);
  const known = fighter ?? card;
  return (
    <ViewTransition {...pictureTransition(card?.id)}>
      <S.Portrait>
        {known ? (
          <Picture
            src={known.imageUrl}
            kind="fighter"
            alt={fighter ? altOf(fighter) : ''}
            sizes={S.portraitSizes}
            position={facePosition(known.imageUrl)}
            loadedUrl={card?.loadedUrl}
            priority
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </S.Portrait>
    </ViewTransition>
  );
}

const altOf = ({ name, imageUrl, imageAlt }: Pick<Fighter, 'name' | 'imageUrl' | 'imageAlt'>) =>
  imageAlt ?? pictureAlt(imageUrl ?? defaultPictures.fighter) ?? profileContent.portraitOf(name);
