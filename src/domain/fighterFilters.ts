import { changeQuery } from './addressQuery';
import type { Fighter } from './fighter';

/** What a visitor asks the roster for; an empty text asks for nothing (spec §5). */
export interface FighterFilters {
  search: string;
  status: string;
  weightClass: string;
}

export const noFighterFilters: FighterFilters = { search: '', status: '', weightClass: '' };

/**
 * The fighters that meet all three conditions: a case-insensitive substring of name or nickname,
 * the exact status, the exact weight class (spec §5).
 */
export function filterFighters<
  F extends Pick<Fighter, 'name' | 'nickname' | 'status' | 'weightClass'>,
>(fighters: readonly F[], { search, status, weightClass }: FighterFilters): F[] {
  const needle = search.trim().toLowerCase();
  return fighters.filter(
    (fighter) =>
      [fighter.name, fighter.nickname].some((text) => text?.toLowerCase().includes(needle)) &&
      (status === '' || fighter.status === status) &&
      (weightClass === '' || fighter.weightClass === weightClass),
  );
}

/** The distinct values of one field, in the order in which the roster first shows them (spec §5). */
export function distinctValues<F, Key extends keyof F>(records: readonly F[], key: Key): F[Key][] {
  return [...new Set(records.map((record) => record[key]))];
}

/** A status as the filter lists it: upper case, the hyphen a space (spec §5). */
export function statusOptionLabel(status: string): string {
  return status.replaceAll('-', ' ').toUpperCase();
}

/** The filters that an address asks for: `/fighters?q=tide&status=champion&weight=Lightweight`. */
export function fighterFiltersFrom(query: URLSearchParams): FighterFilters {
  return {
    search: query.get('q') ?? '',
    status: query.get('status') ?? '',
    weightClass: query.get('weight') ?? '',
  };
}

/** The query that asks for these filters, its other parameters left alone. */
export function withFighterFilters(
  query: URLSearchParams,
  { search, status, weightClass }: FighterFilters,
): URLSearchParams {
  return changeQuery(query, { q: search, status, weight: weightClass });
}

/** The filters without a status or a weight class that nobody in the roster has. */
export function knownFighterFilters(
  filters: FighterFilters,
  roster: readonly Pick<Fighter, 'status' | 'weightClass'>[],
): FighterFilters {
  const known = (key: 'status' | 'weightClass') =>
    roster.some((fighter) => fighter[key] === filters[key]) ? filters[key] : '';
  return { ...filters, status: known('status'), weightClass: known('weightClass') };
}
