import { Card } from '../primitives/Card';
import { type Outcome, Proportion, ProportionBar, Tally, TallyEntry } from './FighterRecord.styles';

const outcomes: { outcome: Outcome; label: string }[] = [
  { outcome: 'wins', label: 'Wins' },
  { outcome: 'losses', label: 'Losses' },
  { outcome: 'draws', label: 'Draws' },
];

type FighterRecordProps = Record<Outcome, number>;

/** The FIGHT RECORD card: three numbers, and a bar of their proportions (spec §2). */
export function FighterRecord(tally: FighterRecordProps) {
  return (
    <Card as="section" title="FIGHT RECORD">
      <Tally>
        {outcomes.map(({ outcome, label }) => (
          <TallyEntry key={outcome} $outcome={outcome}>
            <dt>{label}</dt>
            <dd>{tally[outcome]}</dd>
          </TallyEntry>
        ))}
      </Tally>
      {/* Says nothing that the numbers do not. */}
      <ProportionBar aria-hidden="true">
        {outcomes
          .filter(({ outcome }) => tally[outcome] > 0)
          .map(({ outcome }) => (
            <Proportion key={outcome} $outcome={outcome} style={{ '--fights': tally[outcome] }} />
          ))}
      </ProportionBar>
    </Card>
  );
}
