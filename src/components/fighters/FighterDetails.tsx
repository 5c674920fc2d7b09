import { profileContent } from '../../content/profile';
import { Card } from '../primitives/Card';
import * as S from './FighterDetails.styles';

const { title, labels } = profileContent.details;

type DetailName = keyof typeof labels;

interface FighterDetailsProps {
  /** The details of the profile's copy, each as the API gives it, with its unit. */
  details: Partial<Record<DetailName, string | undefined>>;
}

/** Renders the FIGHTER DETAILS card: a line for each detail that is known, and nothing when none is (spec §2). */
export function FighterDetails({ details }: FighterDetailsProps) {
  const known = (Object.keys(labels) as DetailName[]).filter((name) => details[name]);
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
