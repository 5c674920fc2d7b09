import { fightersContent } from '../../content/fighters';
import type { ChoiceFilter, FilterValues, TextFilter } from '../../domain/filters';
import { fighterStatus, type Fighter } from '../../domain/fighter';

/** A filter with its control: a search field, or a list of the values that the roster has. */
type RosterFilter =
  | (TextFilter<Fighter> & { label: string; placeholder: string })
  | (ChoiceFilter<Fighter> & {
      label: string;
      /** The label of the choice that does not filter. */
      all: string;
      /** Returns a value as the list shows it. */
      labelOf?: (value: string) => string;
    });

const { search, status, weightClass } = fightersContent.filters;

/**
 * Every filter of the roster (spec §5). Its name is also its parameter in the address and the name of its field, by which
 * the browser itself searches without script.
 */
export const rosterFilters: readonly RosterFilter[] = [
  { name: 'q', ...search, textsOf: ({ name, nickname = '' }) => [name, nickname] },
  {
    name: 'status',
    ...status,
    choiceOf: (fighter) => fighterStatus(fighter.status),
    labelOf: (value) => value.replaceAll('-', ' ').toUpperCase(),
  },
  { name: 'weight', ...weightClass, choiceOf: (fighter) => fighter.weightClass },
];

/** The values that do not filter. */
export const noFilterValues: FilterValues = Object.fromEntries(
  rosterFilters.map(({ name }) => [name, '']),
);
