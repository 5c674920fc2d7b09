import { comparisonContent } from '../../content/comparison';
import { byWeightClass } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { SelectField } from '../primitives/SelectField';

interface FighterSelectProps {
  /** Whom the choice is for. */
  label: string;
  /** Who can be chosen. */
  fighters: readonly Fighter[];
  /** The weight class that comes first: the most likely choices. */
  firstClass?: string;
  /** The id of the one chosen; empty when nobody is. */
  value: string;
  /** Told the id of the one chosen, empty for nobody. */
  onChange: (id: string) => void;
}

/** One out of the roster, by weight class and name. */
export function FighterSelect({
  label,
  fighters,
  firstClass,
  value,
  onChange,
}: FighterSelectProps) {
  return (
    <SelectField
      label={label}
      options={[
        { value: '', label: comparisonContent.nobody },
        ...byWeightClass(fighters, firstClass).map((group) => ({
          label: group.weightClass,
          options: group.fighters.map(({ id, name }) => ({ value: id, label: name })),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
