import type { Ref } from 'react';
import { paths } from '../../urls/paths';
import { comparisonContent } from '../../content/comparison';
import { fighterBio } from '../../content/fighter';
import { profileContent } from '../../content/profile';
import type { Fighter } from '../../domain/fighter';
import { describeRecord } from '../../domain/record';
import { Container } from '../layout/Container';
import { Button } from '../primitives/Button';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import { Skeleton } from '../primitives/Skeleton';
import { Spoken } from '../primitives/Spoken';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as S from './FighterHero.styles';
import { FighterPortrait } from './FighterPortrait';
import { FighterStatusBadge } from './FighterStatusBadge';
import { fittedName } from '../primitives/fittedName';

interface FighterHeroProps {
  /** The fighter's id. */
  id: string;
  /** The fighter whose profile it is; left out while it loads. */
  fighter?: Fighter | undefined;
  /** Called when the visitor wants to compare the fighter with another. */
  onCompare: () => void;
  /** The Compare button, so that a page can focus it. */
  compareRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Renders the top of a fighter's profile, with the name as large as the screen allows, or its placeholder (spec §2). The
 * portrait stays the same element, since the transition from a card ends when it is removed.
 */
export function FighterHero({ id, fighter, onCompare, compareRef }: FighterHeroProps) {
  return (
    <S.Hero aria-labelledby={fighter && 'fighter-name'} aria-hidden={!fighter || undefined}>
      <Container>
        {fighter ? (
          <ButtonLink to={paths.fighters} tone="quiet">
            <Icon name="arrow-left" /> {profileContent.back}
          </ButtonLink>
        ) : (
          <Skeleton width="12rem" height="2.75rem" />
        )}
        <S.Stage>
          <FighterPortrait id={id} fighter={fighter} />
          <S.Copy>
            {fighter ? (
              <FighterCopy fighter={fighter} onCompare={onCompare} compareRef={compareRef} />
            ) : (
              <FighterCopySkeleton />
            )}
          </S.Copy>
        </S.Stage>
      </Container>
    </S.Hero>
  );
}

function FighterCopy({
  fighter,
  onCompare,
  compareRef,
}: Omit<FighterHeroProps, 'id'> & { fighter: Fighter }) {
  const { name, nickname, weightClass, record, status } = fighter;
  return (
    <>
      <FighterStatusBadge status={status} />
      <S.Name id="fighter-name" style={fittedName(name)} translate="no">
        {name.toUpperCase()}
      </S.Name>
      {nickname && <S.Nickname translate="no">“{nickname}”</S.Nickname>}
      <S.Facts>
        <div>
          <dt>{profileContent.weightClass}</dt>
          <dd>{weightClass}</dd>
        </div>
        <div>
          <dt>{profileContent.record}</dt>
          <dd>
            <Spoken words={describeRecord(record)}>{record}</Spoken>
          </dd>
        </div>
      </S.Facts>
      <S.Bio>{fighterBio(fighter)}</S.Bio>
      <p className="without-script">{comparisonContent.withoutScript}</p>
      <S.Actions>
        <Button ref={compareRef} tone="secondary" aria-haspopup="dialog" onClick={onCompare}>
          <Icon name="compare" /> {comparisonContent.open}{' '}
          <VisuallyHidden>{comparisonContent.openUnseen.onProfile}</VisuallyHidden>
        </Button>
        <ComingSoonButton icon="plus">{profileContent.follow}</ComingSoonButton>
        <ComingSoonButton icon="share">{profileContent.share}</ComingSoonButton>
      </S.Actions>
    </>
  );
}

/** Renders the placeholder of the copy: name and bio are as high as most of the league’s. */
function FighterCopySkeleton() {
  return (
    <>
      <Skeleton width="6rem" height="1.5rem" />
      <Skeleton width="70%" height="min(8.25rem, 18.4cqi)" />
      <Skeleton width="95%" height="min(8.25rem, 18.4cqi)" />
      <Skeleton width="40%" height="var(--text-display-s)" />
      <Skeleton width="60%" height="2.875rem" />
      <Skeleton width="76%" height="clamp(6.6rem, 14.6rem - 18.2cqi, 10.5rem)" />
      <S.Actions>
        <Skeleton width="9rem" height="2.75rem" />
        <Skeleton width="12rem" height="2.75rem" />
        <Skeleton width="12rem" height="2.75rem" />
      </S.Actions>
    </>
  );
}
