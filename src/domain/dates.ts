/** Shown for an event without a date (spec §2, Events page). */
export const undated = 'Date TBD';

/**
 * An event's date in long US English, or `Date TBD` (spec §2, Events page).
 *
 * @param timeZone the IANA zone in which the day is told, so that server and browser agree on it.
 */
export function eventDateText(date: string | undefined, timeZone: string): string {
  if (date === undefined) return undated;
  return new Date(date).toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
}
