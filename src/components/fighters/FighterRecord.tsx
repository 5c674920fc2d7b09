import { describeWinRate, type Outcome } from '../../domain/record';
import { Card } from '../primitives/Card';
import { Entry, Numbers, WinRate } from './FighterRecord.styles';
import { RecordBar } from './RecordBar';

interface FighterRecordProps {
  /** How many fights were won. */
  wins: number;
  /** How many were lost. */
  losses: number;
  /** How many ended in a draw. */
  draws: number;
}

const outcomes: { outcome: Outcome; label: string }[] = [
  { outcome: 'wins', label: 'Wins' },
  { outcome: 'losses', label: 'Losses' },
  { outcome: 'draws', label: 'Draws' },
];

/** Renders the FIGHT RECORD card: three numbers, a bar of their proportions, and the win rate in a sentence (spec §2). */
export function FighterRecord(tally: FighterRecordProps) {
  return (
    <Card title="FIGHT RECORD">
      <Numbers>
        {outcomes.map(({ outcome, label }) => (
          <Entry key={outcome} $outcome={outcome}>
            <dt>{label}</dt>
            <dd>{tally[outcome]}</dd>
          </Entry>
        ))}
      </Numbers>
      <RecordBar tally={tally} />
      <WinRate>{describeWinRate(tally)}</WinRate>
    </Card>
  );
}
