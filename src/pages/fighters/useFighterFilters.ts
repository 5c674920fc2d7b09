import { startTransition, useMemo, useOptimistic } from 'react';
import type { Fighter } from '../../domain/fighter';
import { knownFighterFilters, type FighterFilters } from '../../domain/fighterFilters';
import { fighterFiltersFrom, withFighterFilters } from '../../urls/fighterFilters';
import { useAddressQuery } from '../useAddressQuery';

/**
 * Returns the filters of the roster that the address has, and how to change them. A choice makes a new place in the
 * history, so that Back undoes it; what is typed stays in its place.
 *
 * @param roster once it is there: a filter that matches no fighter of it is left out.
 */
export function useFighterFilters(
  roster: readonly Fighter[] | undefined,
): [FighterFilters, (filters: FighterFilters) => void] {
  const { query, change } = useAddressQuery();
  const inAddress = fighterFiltersFrom(query);
  // Shown before the page renders its new location, to which every link of it subscribes.
  const [{ search, status, weightClass }, show] = useOptimistic(
    roster ? knownFighterFilters(inAddress, roster) : inAddress,
  );
  // The same for the same texts, or all cards would be rendered again when a comparison opens.
  const filters = useMemo(() => ({ search, status, weightClass }), [search, status, weightClass]);

  const changeFilters = (next: FighterFilters) => {
    const isChoice = next.status !== status || next.weightClass !== weightClass;
    startTransition(() => {
      show(next);
      change(withFighterFilters(query, next), { replace: !isChoice });
    });
  };

  return [filters, changeFilters];
}
