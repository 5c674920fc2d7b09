import { memo, useRef, useSyncExternalStore, ViewTransition } from 'react';
import { paths } from '../../urls/paths';
import { facePosition } from '../../pictures/facePosition';
import { fighterBio } from '../../content/fighter';
import type { Fighter } from '../../domain/fighter';
import { describeRecord } from '../../domain/record';
import { Picture } from '../primitives/Picture';
import { fittedName } from '../primitives/fittedName';
import { Spoken } from '../primitives/Spoken';
import * as S from './FighterCard.styles';
import { posterSizes } from './FighterGrid.styles';
import { FighterStatusBadge } from './FighterStatusBadge';
import { followCard, followedCard, onFollow } from './followedCard';
import { pictureTransition } from './pictureTransition';

interface FighterCardProps {
  /** The fighter it shows. */
  fighter: Fighter;
  /** Loads the picture immediately and first: for the first card of a page. */
  priority?: boolean;
  /** The heading level of the name in the page's outline. */
  headingLevel?: 2 | 3;
}

const isNone = () => false;

/** Renders a fighter as a poster that links to the profile (spec §2). */
export const FighterCard = memo(function FighterCard({
  fighter,
  priority = false,
  headingLevel = 2,
}: FighterCardProps) {
  const { id, name, nickname, weightClass, record, status, imageUrl } = fighter;
  const isFollowed = useSyncExternalStore(onFollow, () => followedCard(id) !== undefined, isNone);
  const picture = useRef<HTMLDivElement>(null);
  const follow = () => {
    const image = picture.current?.querySelector('img');
    followCard({ id, imageUrl, loadedUrl: image?.complete ? image.currentSrc : undefined });
  };
  return (
    <S.CardFrame style={isFollowed ? S.followedStyle : undefined}>
      <S.Poster>
        <ViewTransition {...pictureTransition(isFollowed ? id : undefined)}>
          <S.PosterPicture ref={picture}>
            <Picture
              src={imageUrl}
              kind="fighter"
              alt=""
              sizes={posterSizes}
              priority={priority}
              position={facePosition(imageUrl)}
            />
          </S.PosterPicture>
        </ViewTransition>
        <S.PosterCopy>
          <S.PosterBadge>
            <FighterStatusBadge status={status} />
          </S.PosterBadge>
          <S.PosterName as={`h${headingLevel}`} style={fittedName(name)} translate="no">
            <a href={paths.fighter(id)} onClick={follow}>
              {name}
            </a>
          </S.PosterName>
          {nickname && <S.PosterNickname translate="no">“{nickname}”</S.PosterNickname>}
          <S.PosterFacts>
            <span>{weightClass}</span>{' '}
            <span>
              <Spoken words={describeRecord(record)}>{record}</Spoken>
            </span>
          </S.PosterFacts>
          <S.PosterBio>{fighterBio(fighter)}</S.PosterBio>
        </S.PosterCopy>
      </S.Poster>
    </S.CardFrame>
  );
});
