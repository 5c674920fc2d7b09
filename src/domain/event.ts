import * as z from 'zod/mini';
import { optional, requiredText, timestamp } from './schema';

/** A fight event as the API gives it (spec §3). */
export const eventSchema = z.object({
  id: requiredText,
  title: requiredText,
  subtitle: optional(z.string()),
  date: optional(timestamp),
  status: z._default(requiredText, 'upcoming'),
  description: optional(z.string()),
  venue: optional(z.string()),
  imageUrl: optional(z.string()),
  /** As a fighter's. */
  imageAlt: optional(z.string()),
  ticketUrl: optional(z.string()),
  createdAt: optional(timestamp),
});

/** A calendar, as the API lists it (spec §7). */
export const eventsSchema = z.array(eventSchema);

/** A fight event (spec §3). */
export type FightEvent = z.output<typeof eventSchema>;

/** The statuses an event card can show; `tbd` represents every status that spec §4 does not name. */
export const eventStatuses = ['live', 'upcoming', 'completed', 'tbd'] as const;

export type EventStatus = (typeof eventStatuses)[number];

/** Returns the status of a text; an unknown text counts as `tbd` (spec §4). */
export function eventStatus(status: string): EventStatus {
  return eventStatuses.find((known) => known === status) ?? 'tbd';
}

/** Returns whether an event is cancelled or postponed, which is labelled TBD like any unknown status (spec §4). */
export function isCalledOff(status: string): boolean {
  return /^(cancell?ed|postponed)$/.test(status);
}

/** Compares events: soonest first, undated last; events of the same moment keep their order. */
export function bySoonest(a: Pick<FightEvent, 'date'>, b: Pick<FightEvent, 'date'>): number {
  if (a.date === undefined || b.date === undefined) {
    return Number(a.date === undefined) - Number(b.date === undefined);
  }
  return Date.parse(a.date) - Date.parse(b.date);
}
