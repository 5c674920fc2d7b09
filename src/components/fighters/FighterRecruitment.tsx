import { league } from '../../config/league';
import { ExternalLink } from '../primitives/ExternalLink';
import * as Styled from './FighterRecruitment.styles';

/** Tells fighters whom to write to for a place on the site (spec §2, Fighters page). */
export function FighterRecruitment() {
  const { name, label, url } = league.mediaPartner;
  return (
    <Styled.RecruitmentPanel aria-labelledby="fighter-recruitment">
      <div>
        <Styled.RecruitmentTitle id="fighter-recruitment">
          You fight? Get seen
        </Styled.RecruitmentTitle>
        <Styled.RecruitmentText>
          {name} shoots and promotes the athletes of the {league.longName}. Write to them to have
          your portrait, your record and your highlights on this page.
        </Styled.RecruitmentText>
      </div>
      <Styled.RecruitmentLink>
        <ExternalLink href={url}>
          Contact {name} on {label}
        </ExternalLink>
      </Styled.RecruitmentLink>
    </Styled.RecruitmentPanel>
  );
}
