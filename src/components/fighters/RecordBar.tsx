import { outcomes, type Tally } from '../../domain/record';
import * as S from './RecordBar.styles';

interface RecordBarProps {
  /** How the fights ended. */
  tally: Tally;
  /** Whether the wins are at the right, so that two bars can meet. */
  mirrored?: boolean;
}

/** Renders wins, losses and draws in their proportions, without numbers, for the eye only. */
export function RecordBar({ tally, mirrored = false }: RecordBarProps) {
  return (
    <S.Bar aria-hidden="true" $mirrored={mirrored}>
      {outcomes
        .filter((outcome) => tally[outcome] > 0)
        .map((outcome) => (
          <S.Share key={outcome} $outcome={outcome} style={{ '--fights': tally[outcome] }} />
        ))}
    </S.Bar>
  );
}
