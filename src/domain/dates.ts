const formats = new Map<string, Intl.DateTimeFormat>();

/** US English. Kept, since to make one takes a phone longer than to write a page of dates with it. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', options);
    formats.set(key, format);
  }
  return format;
}

/** Shown for an event without a date (spec §2, Events page). */
export const undated = 'Date TBD';

/**
 * An event's date in long US English, or `Date TBD` (spec §2, Events page).
 *
 * @param timeZone the IANA zone in which the day is told, so that server and browser agree on it.
 */
export function eventDateText(date: string | undefined, timeZone: string): string {
  if (date === undefined) return undated;
  return dateFormat({
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(date));
}

/** A zone to tell time in, and how its hours are counted. */
export interface Clock {
  /** An IANA zone; without one, that of the browser. */
  timeZone?: string | undefined;
  /** From 1 to 12 with AM and PM, or from 0 to 23. */
  hourCycle?: Intl.DateTimeFormatOptions['hourCycle'];
}

/**
 * An event's weekday, time and zone, such as `Saturday 8:00 PM EST`, in US English.
 *
 * @param weekday whether the day is told in full or as `Sat`.
 */
export function startTimeText(
  date: string,
  { timeZone, hourCycle = 'h12' }: Clock,
  weekday: 'long' | 'short',
): string {
  const parts = dateFormat({
    weekday,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    hourCycle,
    timeZone,
  }).formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  // The server and browsers disagree on the signs in between, and a rendered page must be the same in both.
  const time = [`${part('hour')}:${part('minute')}`, part('dayPeriod')].filter(Boolean).join(' ');
  return `${part('weekday')} ${time} ${part('timeZoneName')}`;
}
