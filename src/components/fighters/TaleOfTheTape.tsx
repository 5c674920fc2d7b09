import type { Pair } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { CornerPoster } from './CornerPoster';
import { FighterSelect } from './FighterSelect';
import { Choices, Hint, Ring, Stack, Versus } from './TaleOfTheTape.styles';
import { TapeTable } from './TapeTable';

/** A corner of the ring. */
export interface Corner {
  /** Who stands there; left out while nobody does. */
  fighter?: Fighter;
  /** How to fill it; left out for a corner that is settled. */
  choice?: {
    label: string;
    /** Who can be chosen. */
    fighters: readonly Fighter[];
    /** Told the id of the one chosen, empty for nobody. */
    onChoose: (id: string) => void;
  };
}

interface TaleOfTheTapeProps {
  /** The left corner and the right one: who stands there, and how to fill it. */
  corners: Pair<Corner>;
  /** What to do while a corner is empty. */
  hint: string;
}

/**
 * Two fighters side by side: portraits, records and measurements. A corner may be empty, with a list to choose
 * from.
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
        <Versus aria-hidden="true">VS</Versus>
      </Ring>
      {left.fighter && right.fighter ? (
        <TapeTable fighters={[left.fighter, right.fighter]} />
      ) : (
        <Hint>{hint}</Hint>
      )}
    </Stack>
  );
}
