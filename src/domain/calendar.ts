import { eventStatus, isCalledOff, type FightEvent } from './event';

/** The fields of an event that a calendar shows. */
interface Shown {
  /** The event's id. */
  id: string;
  /** `tentative` for an unknown status. */
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** ISO 8601, in UTC. */
  start: string;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
}

/** An event as it was last published to calendars. */
export interface CalendarEntry extends Shown {
  /** How often it has changed since it was first published. The higher number is the newer one (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** When it last changed: ISO 8601, in UTC. */
  changedAt: string;
}

/** How long after its start an event that was removed from the content is still published, in ms: 30 days. */
const retention = 30 * 24 * 60 * 60_000;

/**
 * Returns the calendar entries to publish now. An event that changed gets a higher sequence. A future event that
 * was removed or lost its date is cancelled; one that had started stays unchanged. One that was removed is dropped
 * {@link retention} after its start; one that is in the content without a date stays, since it may get another.
 *
 * @param known the entries published before; those of unchanged events are returned as they are
 * @param events the schedule; events without a date are left out
 * @param now ms since the epoch
 * @returns the entries, soonest first
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
    // The time of creation is the same on every server and at any time of its first publication.
    const createdAt = new Date(event.createdAt ?? now).toISOString();
    return before
      ? revise(before, shown, changedAt)
      : { ...shown, sequence: 0, changedAt: createdAt };
  });

  const scheduledIds = new Set(scheduled.map(({ id }) => id));
  // However late it gets another date, its sequence must then be higher.
  const ids = new Set(events.map(({ id }) => id));
  const isStillPublished = ({ id, start }: CalendarEntry) =>
    ids.has(id) || now < Date.parse(start) + retention;
  const gone = known
    .filter((entry) => !scheduledIds.has(entry.id) && isStillPublished(entry))
    .map((entry) =>
      now < Date.parse(entry.start)
        ? revise(entry, { ...entry, status: 'cancelled' }, changedAt)
        : entry,
    );
  return [...scheduled, ...gone].sort(byStart);
}

/** Returns the latest entry of each event out of several published lists. */
export function latestEntries(
  ...entryLists: readonly (readonly CalendarEntry[])[]
): CalendarEntry[] {
  const latest = new Map<string, CalendarEntry>();
  for (const entry of entryLists.flat()) {
    const other = latest.get(entry.id);
    if (!other || other.sequence < entry.sequence) latest.set(entry.id, entry);
  }
  return [...latest.values()];
}

function shownOf(
  { id, title, subtitle, description, venue, status }: FightEvent,
  date: string,
): Shown {
  const texts = [subtitle, description].filter((text) => text !== undefined);
  return {
    id,
    status: calendarStatus(status),
    start: new Date(date).toISOString(),
    title,
    text: texts.length > 0 ? texts.join('\n\n') : undefined,
    place: venue,
  };
}

/** A postponed event is cancelled at its old date: a new one revives it, since its sequence is higher. */
function calendarStatus(status: string): Shown['status'] {
  if (isCalledOff(status)) return 'cancelled';
  return eventStatus(status) === 'tbd' ? 'tentative' : 'confirmed';
}

function revise(before: CalendarEntry, shown: Shown, changedAt: string): CalendarEntry {
  const fields = ['status', 'start', 'title', 'text', 'place'] as const;
  if (fields.every((field) => before[field] === shown[field])) return before;
  return { ...shown, sequence: before.sequence + 1, changedAt };
}

/** Compares by start, and by id where two start together, so that the order is always the same. */
function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1);
}
