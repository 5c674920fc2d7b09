import { comparisonContent } from '../../content/comparison';
import { byWeightClass } from '../../domain/taleOfTheTape';
import type { Fighter } from '../../domain/fighter';
import { SelectField } from '../primitives/SelectField';

interface FighterSelectProps {
  /** The label, always visible above the list. */
  label: string;
  /** The fighters to choose from. */
  fighters: readonly Fighter[];
  /** The weight class that is listed first: the most likely choices. */
  firstClass?: string;
  /** The id of the chosen fighter; empty for none. */
  value: string;
  /** Called with the id of the chosen fighter; empty for none. */
  onChange: (id: string) => void;
}

/** Renders a list to choose one fighter of the roster from, grouped by weight class. */
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
        { value: '', label: comparisonContent.placeholder },
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
