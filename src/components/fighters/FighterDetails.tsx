import { Card } from '../primitives/Card';
import { DetailList } from './FighterDetails.styles';

interface FighterDetailsProps {
  /** Where the fighter comes from. */
  hometown?: string;
  /** The height with its unit, as the content tells it. */
  height?: string;
  /** The reach, likewise. */
  reach?: string;
}

/** The FIGHTER DETAILS card: each line only when known, and no card when none is (spec §2). */
export function FighterDetails({ hometown, height, reach }: FighterDetailsProps) {
  const details = [
    { label: 'Hometown', value: hometown },
    { label: 'Height', value: height },
    { label: 'Reach', value: reach },
  ].filter(({ value }) => value);
  if (details.length === 0) return null;
  return (
    <Card as="section" title="FIGHTER DETAILS">
      <DetailList>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </DetailList>
    </Card>
  );
}
