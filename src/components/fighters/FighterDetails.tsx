import { profileContent } from '../../content/profile';
import { Card } from '../primitives/Card';
import * as S from './FighterDetails.styles';

const { title, labels } = profileContent.details;

const names = ['hometown', 'height', 'reach'] as const;

interface FighterDetailsProps {
  /** Where the fighter comes from. */
  hometown?: string;
  /** The height with its unit, as the API gives it. */
  height?: string;
  /** The reach with its unit, as the API gives it. */
  reach?: string;
}

/** Renders the FIGHTER DETAILS card: a line for each detail that is known, and nothing when none is (spec §2). */
export function FighterDetails(details: FighterDetailsProps) {
  const known = names.filter((name) => details[name]);
  if (known.length === 0) return null;
  return (
    <Card title={title}>
      <S.DetailList>
        {known.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{details[name]}</dd>
          </div>
        ))}
      </S.DetailList>
    </Card>
  );
}
