import { profileContent } from '../../content/profile';
import { describeWinRate, outcomes } from '../../domain/record';
import { Card } from '../primitives/Card';
import * as S from './FighterRecord.styles';
import { RecordBar } from './RecordBar';

interface FighterRecordProps {
  /** How many fights were won. */
  wins: number;
  /** How many were lost. */
  losses: number;
  /** How many ended in a draw. */
  draws: number;
}

const { title, labels } = profileContent.fightRecord;

/** Renders the FIGHT RECORD card: three numbers, a bar of their proportions, and the win rate in a sentence (spec §2). */
export function FighterRecord(tally: FighterRecordProps) {
  return (
    <Card title={title}>
      <S.Numbers>
        {outcomes.map((outcome) => (
          <S.Entry key={outcome} $outcome={outcome}>
            <dt>{labels[outcome]}</dt>
            <dd>{tally[outcome]}</dd>
          </S.Entry>
        ))}
      </S.Numbers>
      <RecordBar tally={tally} />
      <S.WinRate>{describeWinRate(tally)}</S.WinRate>
    </Card>
  );
}
