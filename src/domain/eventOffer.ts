import type { FightEvent } from './event';

/** How many events the pay-per-view form offers at most (spec §9). */
export const offerLimit = 3;

/**
 * Returns the events that the pay-per-view form offers: the first three upcoming ones. A linked event that is
 * later replaces the third, so that the visitor can see and deselect it like the others.
 *
 * @param upcoming soonest first
 * @param linkedId the id of the event that the URL names; ignored unless it is upcoming
 */
export function offeredEvents<E extends Pick<FightEvent, 'id'>>(
  upcoming: readonly E[],
  linkedId: string,
): E[] {
  const first = upcoming.slice(0, offerLimit);
  const later = upcoming.slice(offerLimit).find(({ id }) => id === linkedId);
  return later === undefined ? first : [...first.slice(0, -1), later];
}
