import type { Fighter, FighterStatus } from '../domain/fighter';

/** The badge's label for each status (spec §4). */
export const fighterStatusLabels: Record<FighterStatus, string> = {
  champion: 'CHAMPION',
  'rising-star': 'RISING STAR',
  veteran: 'VETERAN',
  prospect: 'PROSPECT',
  active: 'ACTIVE',
};

/** Returns a fighter's bio, or a default in place of an empty one (spec §2, Fighter profile). */
export function fighterBio({ bio }: Pick<Fighter, 'bio'>): string {
  return bio?.trim()
    ? bio
    : 'A dedicated professional fighter with exceptional skills and unwavering determination.';
}
