import { comparisonContent } from '../../content/comparison';
import type { Pair } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { CornerPoster } from './CornerPoster';
import { FighterSelect } from './FighterSelect';
import { Choices, Hint, Ring, Stack, Versus } from './TaleOfTheTape.styles';
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

/**
 * Renders two fighters side by side: portraits, records and measurements. A corner may be empty, with a list to
 * choose from.
 */
export function TaleOfTheTape({ corners, hint }: TaleOfTheTapeProps) {
  const [left, right] = corners;
  return (
    <Stack>
      <Choices>
        {corners.map(
          ({ fighter, choice }, index) =>
            choice && (
              <FighterSelect
                key={choice.label}
                label={choice.label}
                fighters={choice.fighters}
                firstClass={corners[1 - index]?.fighter?.weightClass}
                value={fighter?.id ?? ''}
                onChange={choice.onChoose}
              />
            ),
        )}
      </Choices>
      <Ring>
        <CornerPoster fighter={left.fighter} side="left" />
        <CornerPoster fighter={right.fighter} side="right" />
        <Versus aria-hidden="true">{comparisonContent.versus}</Versus>
      </Ring>
      {left.fighter && right.fighter ? (
        <TapeTable fighters={[left.fighter, right.fighter]} />
      ) : (
        <Hint>{hint}</Hint>
      )}
    </Stack>
  );
}
