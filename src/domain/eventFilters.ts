import { bySoonest, eventStatus, type EventStatus, type FightEvent } from './event';

/** The filters of the events page (spec §4), in display order. */
export const eventFilters = ['all', 'live', 'upcoming', 'completed'] as const;

export type EventFilter = (typeof eventFilters)[number];

/** Returns the events of one status, or all of them (spec §4). */
export function filterEvents<E extends Pick<FightEvent, 'status'>>(
  events: readonly E[],
  filter: EventFilter,
): E[] {
  return events.filter(({ status }) => filter === 'all' || status === filter);
}

/** The events of one status. */
export interface EventGroup<E> {
  status: EventStatus;
  events: E[];
}

/**
 * The groups in display order. The specification names no group for an event of unknown status; `tbd` ensures that
 * each event is shown.
 */
const groupOrder = ['live', 'upcoming', 'tbd', 'completed'] as const satisfies EventStatus[];

/**
 * Returns the events grouped by status, without empty groups (spec §2, Events page). Within a group the soonest
 * come first; among completed events, the latest. Undated events come last.
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

/** The number of events of each status (spec §2, Events page). */
export type EventCounts = Record<Exclude<EventFilter, 'all'>, number>;

/** Returns the number of events of each status that has a counter (spec §2, Events page). */
export function countEvents(events: readonly Pick<FightEvent, 'status'>[]): EventCounts {
  return {
    live: filterEvents(events, 'live').length,
    upcoming: filterEvents(events, 'upcoming').length,
    completed: filterEvents(events, 'completed').length,
  };
}

/** Compares events: latest first, undated last. */
function byLatest(a: Pick<FightEvent, 'date'>, b: Pick<FightEvent, 'date'>): number {
  // Only dated events are reversed: an undated event stays behind a dated one.
  return a.date === undefined || b.date === undefined ? bySoonest(a, b) : bySoonest(b, a);
}
