import { fightersContent } from '../../content/fighters';
import { league } from '../../config/league';
import { ExternalLink } from '../primitives/ExternalLink';
import {
  RecruitmentLink,
  RecruitmentPanel,
  RecruitmentText,
  RecruitmentTitle,
} from './FighterRecruitment.styles';

/** Renders a note that says whom fighters contact for a place on the site (spec §2, Fighters page). */
export function FighterRecruitment() {
  const { title, text, action } = fightersContent.recruitment;
  return (
    <RecruitmentPanel aria-labelledby="fighter-recruitment">
      <div>
        <RecruitmentTitle id="fighter-recruitment">{title}</RecruitmentTitle>
        <RecruitmentText>{text}</RecruitmentText>
      </div>
      <RecruitmentLink>
        <ExternalLink href={league.mediaPartner.url}>{action}</ExternalLink>
      </RecruitmentLink>
    </RecruitmentPanel>
  );
}
