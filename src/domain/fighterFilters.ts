import type { Fighter } from './fighter';
import { normalText, textSearch } from './text';

/** The filters of the roster; an empty text does not filter (spec §5). */
export interface FighterFilters {
  search: string;
  status: string;
  weightClass: string;
}

export const noFighterFilters: FighterFilters = { search: '', status: '', weightClass: '' };

/**
 * Returns the fighters that match all three filters: a case-insensitive substring of name or nickname, the exact
 * status, the exact weight class (spec §5). A search without marks also finds letters with marks.
 */
export function filterFighters<
  F extends Pick<Fighter, 'name' | 'nickname' | 'status' | 'weightClass'>,
>(fighters: readonly F[], { search, status, weightClass }: FighterFilters): F[] {
  const isFound = textSearch(search);
  return fighters.filter(
    (fighter) =>
      [fighter.name, fighter.nickname ?? ''].some(isFound) &&
      (status === '' || fighter.status === status) &&
      (weightClass === '' || fighter.weightClass === weightClass),
  );
}

/** Returns the distinct values of one field, in the order of their first occurrence (spec §5). */
export function distinctValues<F, Key extends keyof F>(records: readonly F[], key: Key): F[Key][] {
  return [...new Set(records.map((record) => record[key]))];
}

/** Returns a status as the filter lists it: upper case, with spaces for hyphens (spec §5). */
export function statusOptionLabel(status: string): string {
  return status.replaceAll('-', ' ').toUpperCase();
}

/** Returns the filters without a status or a weight class that no fighter of the roster has. */
export function knownFighterFilters(
  filters: FighterFilters,
  roster: readonly Pick<Fighter, 'status' | 'weightClass'>[],
): FighterFilters {
  const known = (key: 'status' | 'weightClass') => {
    const value = normalText(filters[key]);
    return roster.some((fighter) => fighter[key] === value) ? value : '';
  };
  return { ...filters, status: known('status'), weightClass: known('weightClass') };
}
