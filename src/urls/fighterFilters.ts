import type { FighterFilters } from '../domain/fighterFilters';
import { changeQuery } from './changeQuery';

/** The parameters of a URL by the filters, and the names of the fields: without script the browser itself searches by them. */
export const fighterFilterNames = {
  search: 'q',
  status: 'status',
  weightClass: 'weight',
} as const satisfies Record<keyof FighterFilters, string>;

/** Returns the filters of a URL such as `/fighters?q=tide&status=champion&weight=Lightweight`. */
export function fighterFiltersFrom(query: URLSearchParams): FighterFilters {
  return {
    search: query.get(fighterFilterNames.search) ?? '',
    status: query.get(fighterFilterNames.status) ?? '',
    weightClass: query.get(fighterFilterNames.weightClass) ?? '',
  };
}

/** Returns the query with these filters, and its other parameters unchanged. */
export function withFighterFilters(
  query: URLSearchParams,
  { search, status, weightClass }: FighterFilters,
): URLSearchParams {
  return changeQuery(query, {
    [fighterFilterNames.search]: search,
    [fighterFilterNames.status]: status,
    [fighterFilterNames.weightClass]: weightClass,
  });
}
