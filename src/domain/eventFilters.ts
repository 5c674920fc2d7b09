import { changeQuery } from './addressQuery';
import { bySoonest, eventStatus, type EventStatus, type FightEvent } from './event';

/** What a visitor can ask the calendar for (spec §4), in the order in which it is offered. */
export const eventFilters = ['all', 'live', 'upcoming', 'completed'] as const;

export type EventFilter = (typeof eventFilters)[number];

/** The events of one status, or all of them (spec §4). */
export function filterEvents<E extends Pick<FightEvent, 'status'>>(
  events: readonly E[],
  filter: EventFilter,
): E[] {
  return events.filter(({ status }) => filter === 'all' || status === filter);
}

/** The filter that an address asks for, such as `/events?status=live`; a value nobody knows asks for all. */
export function eventFilterFrom(query: URLSearchParams): EventFilter {
  const status = query.get('status');
  return eventFilters.find((filter) => filter === status) ?? 'all';
}

/** The query that asks for this filter, its other parameters left alone. */
export function withEventFilter(query: URLSearchParams, filter: EventFilter): URLSearchParams {
  return changeQuery(query, { status: filter === 'all' ? '' : filter });
}

/** The events of one status, in the order in which a fan looks for them. */
export interface EventGroup<E> {
  status: EventStatus;
  events: E[];
}

/**
 * What is on now, what comes next, what is still undecided, what is over.
 * The specification names no place for an event of unknown status; `tbd` is it, so that none is
 * counted and yet never shown.
 */
const groupOrder = ['live', 'upcoming', 'tbd', 'completed'] as const satisfies EventStatus[];

/**
 * Events by status, a group for each that has any (spec §2, Events page). Within a group the soonest
 * come first; of those over, the latest. Undated ones come last.
 */
export function groupEvents<E extends Pick<FightEvent, 'status' | 'date'>>(
  events: readonly E[],
): EventGroup<E>[] {
  return groupOrder
    .map((status) => ({
      status,
      events: events
        .filter((event) => eventStatus(event.status) === status)
        .sort(status === 'completed' ? byLatest : bySoonest),
    }))
    .filter((group) => group.events.length > 0);
}

/** How many events the calendar counts of each status (spec §2, Events page). */
export type EventCounts = Record<Exclude<EventFilter, 'all'>, number>;

/** Counts the events of each status that has a counter (spec §2, Events page). */
export function countEvents(events: readonly Pick<FightEvent, 'status'>[]): EventCounts {
  return {
    live: filterEvents(events, 'live').length,
    upcoming: filterEvents(events, 'upcoming').length,
    completed: filterEvents(events, 'completed').length,
  };
}

/** Latest first, undated last. */
function byLatest(a: Pick<FightEvent, 'date'>, b: Pick<FightEvent, 'date'>): number {
  // Only two dates change places: an undated event stays behind a dated one.
  return a.date === undefined || b.date === undefined ? bySoonest(a, b) : bySoonest(b, a);
}
