import { profileContent } from '../../content/profile';
import { Card } from '../primitives/Card';
import * as S from './FighterDetails.styles';

const { title, labels } = profileContent.details;

interface FighterDetailsProps {
  /** Where the fighter comes from. */
  hometown?: string;
  /** The height with its unit, as the API gives it. */
  height?: string;
  /** The reach with its unit, as the API gives it. */
  reach?: string;
}

/** Renders the FIGHTER DETAILS card: a line for each detail that is known, and nothing when none is (spec §2). */
export function FighterDetails({ hometown, height, reach }: FighterDetailsProps) {
  const details = [
    { label: labels.hometown, value: hometown },
    { label: labels.height, value: height },
    { label: labels.reach, value: reach },
  ].filter(({ value }) => value);
  if (details.length === 0) return null;
  return (
    <Card title={title}>
      <S.DetailList>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.DetailList>
    </Card>
  );
}
