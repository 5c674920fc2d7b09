import type { FighterFilters } from '../domain/fighterFilters';
import { changeQuery } from './changeQuery';

/** Returns the filters of a URL such as `/fighters?q=tide&status=champion&weight=Lightweight`. */
export function fighterFiltersFrom(query: URLSearchParams): FighterFilters {
  return {
    search: query.get('q') ?? '',
    status: query.get('status') ?? '',
    weightClass: query.get('weight') ?? '',
  };
}

/** Returns the query with these filters, and its other parameters unchanged. */
export function withFighterFilters(
  query: URLSearchParams,
  { search, status, weightClass }: FighterFilters,
): URLSearchParams {
  return changeQuery(query, { q: search, status, weight: weightClass });
}
