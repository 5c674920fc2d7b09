const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached US English format: creating one takes a phone longer than formatting a page of dates. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', options);
    formats.set(key, format);
  }
  return format;
}

/**
 * Returns an event's date in long US English (spec §2, Events page).
 *
 * @param timeZone the IANA zone of the day, so that server and browser agree on it
 */
export function formatEventDate(date: string, timeZone: string): string {
  return dateFormat({
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(date));
}

/** Returns the year of an event's day in a time zone. */
export function formatYear(date: string, timeZone: string): string {
  return dateFormat({ year: 'numeric', timeZone }).format(new Date(date));
}

/** Returns an event's long date and its time with its zone: `Saturday, December 12, 2026, 10:00 PM EST`. */
export function formatEventMoment(date: string, timeZone: string): string {
  const [, ...time] = formatStartTime(date, { timeZone }, 'short').split(' ');
  return `${formatEventDate(date, timeZone)}, ${time.join(' ')}`;
}

/** A time zone and an hour cycle. */
export interface Clock {
  /** An IANA zone; the browser's when left out. */
  timeZone?: string | undefined;
  /** From 1 to 12 with AM and PM, or from 0 to 23. */
  hourCycle?: Intl.DateTimeFormatOptions['hourCycle'];
}

/**
 * Returns an event's day, time and zone in US English, such as `Saturday 8:00 PM EST`.
 *
 * @param length whether the day is written in full or as `Sat`
 * @param isOld whether it is so long ago that the day is a date, such as `December 12,`
 */
export function formatStartTime(
  date: string,
  { timeZone, hourCycle = 'h12' }: Clock,
  length: 'long' | 'short',
  isOld = false,
): string {
  const parts = dateFormat({
    ...(isOld ? { month: length, day: 'numeric' } : { weekday: length }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    hourCycle,
    timeZone,
  }).formatToParts(new Date(date));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  // Joined by hand: Node and browsers separate the parts differently, and hydration needs equal text.
  const time = [`${part('hour')}:${part('minute')}`, part('dayPeriod')].filter(Boolean).join(' ');
  const day = isOld ? `${part('month')} ${part('day')},` : part('weekday');
  return `${day} ${time} ${part('timeZoneName')}`;
}
