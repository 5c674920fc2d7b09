import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fighterQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { noFighterFilters } from '../../domain/fighterFilters';
import { FightersView } from './FightersView';

/** `/fighters`: reads the roster and holds what the visitor filters by. */
export function FightersPage() {
  const fighters = useQuery(fighterQueries.all());
  const [filters, setFilters] = useState(noFighterFilters);
  return (
    <FightersView fighters={toLoadable(fighters)} filters={filters} onFiltersChange={setFilters} />
  );
}
