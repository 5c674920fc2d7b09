import { createEvents, type EventAttributes } from 'ics';
import { league } from '../../src/config/league';
import type { CalendarEntry } from '../../src/domain/calendar';

/** The library takes the time that a calendar must tell, though its types leave it out. */
type IcsEvent = EventAttributes & { timestamp: string };

const statuses = {
  confirmed: 'CONFIRMED',
  tentative: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const satisfies Record<CalendarEntry['status'], IcsEvent['status']>;

const duration = league.calendar.eventHours * 60 * 60_000;

const productId = `-//${league.longName}//Calendar//EN`;

/**
 * Returns entries as iCalendar text (RFC 5545), identical for equal entries. Its refresh interval is an hour.
 * @param name the calendar's name in apps
 * @param url the page of the events
 */
export function icalendar(
  entries: readonly CalendarEntry[],
  { name, url }: { name?: string | undefined; url?: string | undefined },
): string {
  const header = { productId, calName: name && plain(name), method: '' };
  const write = (readAt?: string) =>
    createEvents(
      entries.map((entry) => icsEvent(entry, readAt)),
      header,
    );
  let { error, value } = write(url);
  // The library refuses some hosts, such as `[::1]`: a calendar without URLs is better than none.
  if (value === null) ({ error, value } = write());
  if (value === null) throw new Error('The calendar cannot be written', { cause: error });
  return foldByOctets(withCalendarProperties(value, name));
}

function icsEvent(entry: CalendarEntry, url: string | undefined): IcsEvent {
  const { id, status, start, title, text, place, sequence, changedAt } = entry;
  return {
    uid: `${encodeURIComponent(id)}@${league.calendar.namespace}`,
    sequence,
    status: statuses[status],
    start: icsTime(start),
    end: icsTime(Date.parse(start) + duration),
    timestamp: icsTime(changedAt),
    lastModified: icsTime(changedAt),
    title: plain(title),
    description: text && plain(text),
    location: place && plain(place),
    url,
    // An event to watch does not block time.
    transp: 'TRANSPARENT',
  };
}

/**
 * Adds what the library does not write: the calendar's name and refresh interval as RFC 7986 has them, beside the older
 * `X-WR-CALNAME` and `X-PUBLISHED-TTL`.
 */
function withCalendarProperties(text: string, name: string | undefined): string {
  const lines = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H'];
  if (name !== undefined) lines.push(`NAME:${escapeText(plain(name))}`);
  return text.replace(/(?=^BEGIN:VEVENT)|(?=^END:VCALENDAR)/m, `${lines.join('\r\n')}\r\n`);
}

/** Returns a text as a value (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Returns a time such as `20261122T010000Z`, which the library leaves unchanged as a string. */
function icsTime(moment: string | number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Returns a text without the control characters that a calendar may not contain (RFC 5545 §3.1). */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

const lineLimit = 75;

/** The limit of a line is in octets (RFC 5545 §3.1); the library counts characters. */
function foldByOctets(text: string): string {
  const unfolded = text.replaceAll('\r\n\t', '');
  return unfolded.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineLimit) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
