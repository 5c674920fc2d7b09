import { eventStatus, type FightEvent } from './event';

/** What a calendar shows of an event. */
interface Shown {
  /** The event's id. */
  id: string;
  /** `tentative` for a status nobody knows, which the site labels TBD (spec §4). */
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** ISO 8601, in UTC. */
  start: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
}

/** An event as calendars were last told of it. */
export interface CalendarEntry extends Shown {
  /** How often it has changed since it was first told. Calendars believe the higher number (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** When it last changed: ISO 8601, in UTC. */
  changedAt: string;
}

/** How long past its start an event that has left the schedule is still told of, in ms: 30 days. */
const keptFor = 30 * 24 * 60 * 60_000;

/**
 * The schedule as calendars are to be told of it now. What changed has its sequence raised. A coming
 * event that is gone or has lost its date is cancelled; one that had begun by then stays as it was.
 * Either is let go {@link keptFor} after its start.
 *
 * @param known what calendars were told before; what it says of an unchanged event is left alone.
 * @param events the schedule. Those without a date have no place in a calendar.
 * @param now ms since the epoch.
 * @returns the soonest first.
 */
export function publishCalendar(
  known: readonly CalendarEntry[],
  events: readonly FightEvent[],
  now: number,
): CalendarEntry[] {
  const changedAt = new Date(now).toISOString();
  const knownById = new Map(known.map((entry) => [entry.id, entry]));
  const scheduled = events.flatMap((event) => {
    if (event.date === undefined) return [];
    const shown = shownOf(event, event.date);
    const before = knownById.get(event.id);
    // The time of its making is the same wherever and whenever it is first told.
    const firstTold = event.createdAt ?? changedAt;
    return before
      ? revise(before, shown, changedAt)
      : { ...shown, sequence: 0, changedAt: firstTold };
  });

  const scheduledIds = new Set(scheduled.map(({ id }) => id));
  const gone = known
    .filter(({ id, start }) => !scheduledIds.has(id) && now < Date.parse(start) + keptFor)
    .map((entry) =>
      now < Date.parse(entry.start)
        ? revise(entry, { ...entry, status: 'cancelled' }, changedAt)
        : entry,
    );
  return [...scheduled, ...gone].sort(byStart);
}

/** Of all that calendars were told, by different servers or at different times, the last of each event. */
export function latestEntries(...tellings: readonly (readonly CalendarEntry[])[]): CalendarEntry[] {
  const latest = new Map<string, CalendarEntry>();
  for (const entry of tellings.flat()) {
    const other = latest.get(entry.id);
    if (!other || other.sequence < entry.sequence) latest.set(entry.id, entry);
  }
  return [...latest.values()];
}

function shownOf(
  { id, title, subtitle, description, venue, status }: FightEvent,
  date: string,
): Shown {
  const texts = [subtitle, description].filter((text) => text?.trim());
  return {
    id,
    status: eventStatus(status) === 'tbd' ? 'tentative' : 'confirmed',
    start: new Date(date).toISOString(),
    title,
    text: texts.length > 0 ? texts.join('\n\n') : undefined,
    place: venue?.trim() ? venue : undefined,
  };
}

function revise(before: CalendarEntry, shown: Shown, changedAt: string): CalendarEntry {
  const fields = ['status', 'start', 'title', 'text', 'place'] as const;
  if (fields.every((field) => before[field] === shown[field])) return before;
  return { ...shown, sequence: before.sequence + 1, changedAt };
}

/** By id where two start together, so that the order is always the same. */
function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1);
}
