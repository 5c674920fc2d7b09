import { useMemo } from 'react';
import { rosterFilters } from '../../components/fighters/rosterFilters';
import type { Fighter } from '../../domain/fighter';
import { knownValues, type FilterValues } from '../../domain/filters';
import { changeQuery, valuesIn } from '../../urls/changeQuery';
import type { AddressQuery } from '../useAddressQuery';

/**
 * Returns the values of the roster's filters that the address has, and how to change them. A choice makes a new entry of
 * the history, so that Back undoes it; what is typed replaces the entry.
 *
 * @param roster once it is there: a choice that no fighter has is left out.
 */
export function useFighterFilters(
  { query, change }: AddressQuery,
  roster: readonly Fighter[] | undefined,
): [FilterValues, (values: FilterValues) => void] {
  const names = rosterFilters.map(({ name }) => name);
  const inAddress = valuesIn(query, names);
  const known = roster ? knownValues(inAddress, rosterFilters, roster) : inAddress;
  // The same for the same texts: another would render all cards again when the address gets a comparison.
  const text = new URLSearchParams(known).toString();
  const values = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
  return [
    values,
    (next) => {
      const choice = rosterFilters.find(
        (filter) => 'choiceOf' in filter && next[filter.name] !== values[filter.name],
      );
      change(
        (current) => changeQuery(current, next),
        choice ? { choice: choice.name } : { replace: true },
      );
    },
  ];
}
