import { league } from '../../src/config/league';

/** In Sweden days are written as ISO 8601 has them. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: league.timeZone });

/** The day of a moment in the league's time zone, such as `2026-12-31`. */
export function dayOf(moment: string): string {
  return format.format(new Date(moment));
}
