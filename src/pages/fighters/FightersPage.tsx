import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { Comparison } from '../Comparison';
import { useComparison } from '../useComparison';
import { FightersView } from './FightersView';
import { useFighterFilters } from './useFighterFilters';

/** `/fighters`: reads the roster, and in the address what the visitor filters by and whom they compare. */
export function FightersPage() {
  const fighters = useQuery(fighterQueries.all());
  const [filters, setFilters] = useFighterFilters(fighters.data);
  const compare = useRef<HTMLButtonElement>(null);
  const { ids, open, choose, close } = useComparison();
  return (
    <>
      <FightersView
        fighters={toLoadable(fighters)}
        filters={filters}
        onFiltersChange={setFilters}
        onCompare={open}
        compareRef={compare}
      />
      {ids && fighters.data && (
        <Comparison ids={ids} onChoose={choose} onClose={close} opener={compare} />
      )}
    </>
  );
}
