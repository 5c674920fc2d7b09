import { comparisonContent } from '../../content/comparison';
import { byWeightClass, type Pair } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { SelectField } from '../primitives/SelectField';
import { CornerPoster } from './CornerPoster';
import * as S from './TaleOfTheTape.styles';
import { TapeTable } from './TapeTable';

/** A corner of the ring. */
export interface Corner {
  /** The fighter; left out until one is chosen. */
  fighter?: Fighter;
  /** How to choose the fighter; left out where the fighter is fixed. */
  choice?: {
    label: string;
    /** The fighters to choose from. */
    fighters: readonly Fighter[];
    /** Called with the id of the chosen fighter; empty for none. */
    onChoose: (id: string) => void;
  };
}

interface TaleOfTheTapeProps {
  /** The left and the right corner: the fighter, and how to choose one. */
  corners: Pair<Corner>;
  /** What to do, shown while a corner is empty. */
  hint: string;
}

/** Renders two fighters side by side, or lists to choose them from: portraits, records and measurements. */
export function TaleOfTheTape({ corners, hint }: TaleOfTheTapeProps) {
  const [left, right] = corners;
  return (
    <S.Stack>
      <S.Choices>
        {corners.map(
          ({ fighter, choice }, index) =>
            choice && (
              <SelectField
                key={choice.label}
                label={choice.label}
                options={[
                  { value: '', label: comparisonContent.placeholder },
                  // The class of the other corner first: the most likely choices.
                  ...byWeightClass(choice.fighters, corners[1 - index]?.fighter?.weightClass).map(
                    (group) => ({
                      label: group.weightClass,
                      options: group.fighters.map(({ id, name }) => ({
                        value: id,
                        label: name,
                        translate: 'no' as const,
                      })),
                    }),
                  ),
                ]}
                value={fighter?.id ?? ''}
                onChange={choice.onChoose}
              />
            ),
        )}
      </S.Choices>
      <S.Ring>
        <CornerPoster fighter={left.fighter} side="left" />
        <CornerPoster fighter={right.fighter} side="right" />
        <S.Versus aria-hidden="true">{comparisonContent.versus}</S.Versus>
      </S.Ring>
      {left.fighter && right.fighter ? (
        <TapeTable fighters={[left.fighter, right.fighter]} />
      ) : (
        <S.Hint>{hint}</S.Hint>
      )}
    </S.Stack>
  );
}
