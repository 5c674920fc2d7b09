import { Card } from '../primitives/Card';
import * as Styled from './FighterRecord.styles';

const outcomes: { outcome: Styled.Outcome; label: string }[] = [
  { outcome: 'wins', label: 'Wins' },
  { outcome: 'losses', label: 'Losses' },
  { outcome: 'draws', label: 'Draws' },
];

type FighterRecordProps = Record<Styled.Outcome, number>;

/** The FIGHT RECORD card: three numbers, and a bar of their proportions (spec §2). */
export function FighterRecord(tally: FighterRecordProps) {
  return (
    <Card as="section" title="FIGHT RECORD">
      <Styled.Tally>
        {outcomes.map(({ outcome, label }) => (
          <Styled.TallyEntry key={outcome} $outcome={outcome}>
            <dt>{label}</dt>
            <dd>{tally[outcome]}</dd>
          </Styled.TallyEntry>
        ))}
      </Styled.Tally>
      {/* Says nothing that the numbers do not. */}
      <Styled.ProportionBar aria-hidden="true">
        {outcomes
          .filter(({ outcome }) => tally[outcome] > 0)
          .map(({ outcome }) => (
            <Styled.Proportion
              key={outcome}
              $outcome={outcome}
              style={{ '--fights': tally[outcome] }}
            />
          ))}
      </Styled.ProportionBar>
    </Card>
  );
}
