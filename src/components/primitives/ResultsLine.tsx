import { useEffect, useRef } from 'react';
import { resultsLine } from '../../content/controls';
import { announce } from './announce';
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

/** Renders how much of a list is shown (spec §2: `Showing N of M fighters`), and announces a change. */
export function ResultsLine({ shown, total, noun }: ResultsLineProps) {
  const count = `${shown} ${of} ${total} ${noun}`;
  const heard = useRef(count);
  useEffect(() => {
    if (heard.current === count) return undefined;
    heard.current = count;
    return announce(count);
  }, [count]);
  return (
    <S.Line>
      {`${showing} `}
      <strong>{shown}</strong>
      {` ${of} `}
      <strong>{total}</strong> {noun}
    </S.Line>
  );
}
