import type { Ref } from 'react';
import { paths } from '../../urls/paths';
import { comparisonContent } from '../../content/comparison';
import { defaultBio, type Fighter } from '../../domain/fighter';
import { Container } from '../layout/Container';
import { Button } from '../primitives/Button';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Actions, Bio, Facts, Hero, Name, Nickname, Stage, Copy } from './FighterHero.styles';
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
  const { name, nickname, weightClass, record, status, bio } = fighter;
  return (
    <Hero aria-labelledby="fighter-name">
      <Container>
        <ButtonLink to={paths.fighters} tone="quiet">
          <Icon name="arrow-left" /> Back to Fighters
        </ButtonLink>
        <Stage>
          <FighterPortrait id={fighter.id} fighter={fighter} />
          <Copy>
            <FighterStatusBadge status={status} />
            <Name id="fighter-name" style={fittedName(name)}>
              {name.toUpperCase()}
            </Name>
            {nickname && <Nickname>“{nickname}”</Nickname>}
            <Facts>
              <div>
                <dt>Weight class</dt>
                <dd>{weightClass}</dd>
              </div>
              <div>
                <dt>Record</dt>
                <dd>{record}</dd>
              </div>
            </Facts>
            <Bio>{bio?.trim() ? bio : defaultBio}</Bio>
            <p className="without-script">{comparisonContent.withoutScript}</p>
            <Actions>
              <Button ref={compareRef} tone="secondary" aria-haspopup="dialog" onClick={onCompare}>
                <Icon name="compare" /> {comparisonContent.open}{' '}
                <VisuallyHidden>{comparisonContent.openUnseen.onProfile}</VisuallyHidden>
              </Button>
              <ComingSoonButton icon="plus">Follow Fighter</ComingSoonButton>
              <ComingSoonButton icon="share">Share Profile</ComingSoonButton>
            </Actions>
          </Copy>
        </Stage>
      </Container>
    </Hero>
  );
}
