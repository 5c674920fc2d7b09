import { fightersContent } from '../../content/fighters';
import { league } from '../../config/league';
import { ExternalLink } from '../primitives/ExternalLink';
import * as S from './FighterRecruitment.styles';

/** Renders a note that says whom fighters contact for a place on the site (spec §2, Fighters page). */
export function FighterRecruitment() {
  const { title, text, action } = fightersContent.recruitment;
  return (
    <S.RecruitmentPanel aria-labelledby="fighter-recruitment">
      <div>
        <S.RecruitmentTitle id="fighter-recruitment">{title}</S.RecruitmentTitle>
        <S.RecruitmentText>{text}</S.RecruitmentText>
      </div>
      <S.RecruitmentLink>
        <ExternalLink href={league.mediaPartner.url}>{action}</ExternalLink>
      </S.RecruitmentLink>
    </S.RecruitmentPanel>
  );
}
