import type { FightEvent } from './event';

/** How many events the pay-per-view form offers at most (spec §9). */
export const offerLimit = 3;

/**
 * The events that the pay-per-view form offers: the first three of the upcoming ones. One that is asked for and
 * comes later takes the last place, so that it can be seen and let go of like the others.
 *
 * @param upcoming soonest first.
 * @param askedFor an event's id; one that is none of the upcoming changes nothing.
 */
export function offeredEvents<E extends Pick<FightEvent, 'id'>>(
  upcoming: readonly E[],
  askedFor: string,
): E[] {
  const first = upcoming.slice(0, offerLimit);
  const later = upcoming.slice(offerLimit).find(({ id }) => id === askedFor);
  return later === undefined ? first : [...first.slice(0, -1), later];
}

/** The event that an address asks for, such as `/pay-per-view?event=e07`; empty when it asks for none. */
export function eventAskedFor(query: URLSearchParams): string {
  return query.get('event') ?? '';
}
