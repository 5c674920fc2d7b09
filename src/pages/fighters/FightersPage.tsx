import { useQuery } from '@tanstack/react-query';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { FightersView } from './FightersView';
import { useFighterFilters } from './useFighterFilters';

/** `/fighters`: reads the roster, and in the address what the visitor filters by. */
export function FightersPage() {
  const fighters = useQuery(fighterQueries.all());
  const [filters, setFilters] = useFighterFilters(fighters.data);
  return (
    <FightersView fighters={toLoadable(fighters)} filters={filters} onFiltersChange={setFilters} />
  );
}
