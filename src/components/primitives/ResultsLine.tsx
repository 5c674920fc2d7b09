import { resultsLine } from '../../content/controls';
import * as S from './ResultsLine.styles';

interface ResultsLineProps {
  /** How many are left after filtering. */
  shown: number;
  /** How many there are. */
  total: number;
  /** What they are, in the plural, such as `fighters`. */
  noun: string;
}

const { showing, of } = resultsLine;

/** Renders how much of a list is shown (spec §2: `Showing N of M fighters`), and announces its changes. */
export function ResultsLine({ shown, total, noun }: ResultsLineProps) {
  return (
    <S.Line>
      {`${showing} `}
      <strong>{shown}</strong>
      {` ${of} `}
      <strong>{total}</strong> {noun}
    </S.Line>
  );
}
