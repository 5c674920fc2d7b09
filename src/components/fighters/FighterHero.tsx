import type { Ref } from 'react';
import { paths } from '../../urls/paths';
import { comparisonContent } from '../../content/comparison';
import { fighterBio } from '../../content/fighter';
import { profileContent } from '../../content/profile';
import type { Fighter } from '../../domain/fighter';
import { Container } from '../layout/Container';
import { Button } from '../primitives/Button';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as S from './FighterHero.styles';
import { FighterPortrait } from './FighterPortrait';
import { FighterStatusBadge } from './FighterStatusBadge';
import { fittedName } from '../primitives/fittedName';

interface FighterHeroProps {
  /** The fighter whose profile it is. */
  fighter: Fighter;
  /** Called when the visitor wants to compare the fighter with another. */
  onCompare: () => void;
  /** The Compare button, so that a page can focus it. */
  compareRef?: Ref<HTMLButtonElement>;
}

/** Renders the top of a fighter's profile, with the name as large as the screen allows (spec §2). */
export function FighterHero({ fighter, onCompare, compareRef }: FighterHeroProps) {
  const { name, nickname, weightClass, record, status } = fighter;
  return (
    <S.Hero aria-labelledby="fighter-name">
      <Container>
        <ButtonLink to={paths.fighters} tone="quiet">
          <Icon name="arrow-left" /> {profileContent.back}
        </ButtonLink>
        <S.Stage>
          <FighterPortrait id={fighter.id} fighter={fighter} />
          <S.Copy>
            <FighterStatusBadge status={status} />
            <S.Name id="fighter-name" style={fittedName(name)}>
              {name.toUpperCase()}
            </S.Name>
            {nickname && <S.Nickname>“{nickname}”</S.Nickname>}
            <S.Facts>
              <div>
                <dt>{profileContent.weightClass}</dt>
                <dd>{weightClass}</dd>
              </div>
              <div>
                <dt>{profileContent.record}</dt>
                <dd>{record}</dd>
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
          </S.Copy>
        </S.Stage>
      </Container>
    </S.Hero>
  );
}
