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
  const { name, label, url } = league.mediaPartner;
  return (
    <RecruitmentPanel aria-labelledby="fighter-recruitment">
      <div>
        <RecruitmentTitle id="fighter-recruitment">You fight? Get seen</RecruitmentTitle>
        <RecruitmentText>
          {name} promotes our athletes. Write to them to have your record and highlights here.
        </RecruitmentText>
      </div>
      <RecruitmentLink>
        <ExternalLink href={url}>{`Contact ${name} on ${label}`}</ExternalLink>
      </RecruitmentLink>
    </RecruitmentPanel>
  );
}
