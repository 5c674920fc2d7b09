import { league } from '../../src/config/league';

/** Swedish dates have the format of ISO 8601. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: league.timeZone });

/** Returns the day of a timestamp in the league's time zone, such as `2026-12-31`. */
export function dayOf(moment: string): string {
  return format.format(new Date(moment));
}
