import { comparisonContent } from '../../content/comparison';
import { taleOfTheTape, type Pair } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { describeRecord } from '../../domain/record';
import { Spoken } from '../primitives/Spoken';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { RecordBar } from './RecordBar';
import * as S from './TapeTable.styles';

/** Returns a record that a line may end in after a hyphen, where Firefox would rather break a number. */
const brokenAtHyphens = (record: string) =>
  record.split(/(?<=-)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));

interface TapeTableProps {
  /** The two fighters, left and right. */
  fighters: Pair<Fighter>;
}

/** Renders a table that compares two fighters. The greater value of a row is underlined, and named for screen readers. */
export function TapeTable({ fighters: [left, right] }: TapeTableProps) {
  const { record, title, unknown } = comparisonContent;
  const recordOf = (fighter: Fighter, mirrored: boolean) => (
    <S.Value>
      <S.RecordValue>
        <Spoken words={describeRecord(fighter.record)}>{brokenAtHyphens(fighter.record)}</Spoken>
        <RecordBar tally={fighter} mirrored={mirrored} />
      </S.RecordValue>
    </S.Value>
  );
  return (
    <S.Table aria-label={title}>
      <colgroup>
        <col />
        <S.LabelColumn />
        <col />
      </colgroup>
      {/* Visually hidden, since the posters show it. */}
      <thead>
        <tr>
          <th scope="col" translate="no">
            <VisuallyHidden>{left.name}</VisuallyHidden>
          </th>
          <td />
          <th scope="col" translate="no">
            <VisuallyHidden>{right.name}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          {recordOf(left, true)}
          <S.Label scope="row">
            {record.label} <S.Order>{record.order}</S.Order>
          </S.Label>
          {recordOf(right, false)}
        </tr>
        {taleOfTheTape(left, right).map(({ label, values: [ofLeft, ofRight], edge }) => {
          const valueOf = (corner: 0 | 1, text: string | undefined) => (
            <S.Value>
              {text ? (
                <S.Ranked
                  $rank={
                    edge === undefined ? 'none' : edge.corner === corner ? 'greater' : 'lesser'
                  }
                >
                  {text}
                </S.Ranked>
              ) : (
                <S.Ranked $rank="lesser">
                  <Spoken words={unknown}>—</Spoken>
                </S.Ranked>
              )}
              {edge?.corner === corner && <VisuallyHidden> {edge.word}</VisuallyHidden>}
            </S.Value>
          );
          return (
            <tr key={label}>
              {valueOf(0, ofLeft)}
              <S.Label scope="row">{label}</S.Label>
              {valueOf(1, ofRight)}
            </tr>
          );
        })}
      </tbody>
    </S.Table>
  );
}
