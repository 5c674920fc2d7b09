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
 * Entries as iCalendar text (RFC 5545), the same for the same entries. It asks to be read again every
 * hour.
 *
 * @param name what a calendar app calls the whole.
 * @param url where an event can be read of.
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
  // The library refuses a host that it does not know for one, such as `[::1]`: better no address than no calendar.
  if (value === null) ({ error, value } = write());
  if (value === null) throw new Error('The calendar cannot be written', { cause: error });
  return foldByOctets(value);
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
    // A night on the sofa makes nobody busy.
    transp: 'TRANSPARENT',
  };
}

/** As in `20261122T010000Z`. Given as text, the library leaves it alone. */
function icsTime(moment: string | number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Without the control characters that a calendar may not contain (RFC 5545 §3.1). */
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
