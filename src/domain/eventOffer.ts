import type { FightEvent } from './event';
import { isOver } from './eventPhase';

/** How many events the pay-per-view form offers at most (spec §9). */
export const offerLimit = 3;

/**
 * Returns the events that the pay-per-view form offers: the first three upcoming ones that are not over. One that is
 * pinned replaces the last of them, so that the visitor can see and deselect it like the others.
 *
 * @param upcoming soonest first
 * @param pinnedIds the ids of the events that the URL names and that the visitor has chosen; ignored unless upcoming
 * @param now ms since the epoch
 */
export function offeredEvents<E extends Pick<FightEvent, 'id' | 'date'>>(
  upcoming: readonly E[],
  pinnedIds: readonly string[],
  now: number,
): E[] {
  const first = upcoming.filter((event) => !isOver(event, now)).slice(0, offerLimit);
  const pinned = upcoming.filter((event) => pinnedIds.includes(event.id) && !first.includes(event));
  return [...first.slice(0, offerLimit - pinned.length), ...pinned];
}
