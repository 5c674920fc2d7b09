import type { FightEvent } from './event';

/** How long past its start an event that nobody has called live yet counts as about to start, in ms. */
export const startingFor = 15 * 60_000;

/**
 * Who fights next: the first event with a date that has not begun, or only just. Status stays the
 * host's word alone: the clock passes an event over, and never calls one live.
 *
 * @param events soonest first, undated last.
 * @param now ms since the epoch.
 * @returns The first event, too, when all that have a date are past.
 */
export function nextEvent<E extends Pick<FightEvent, 'date'>>(
  events: readonly E[],
  now: number,
): E | undefined {
  return (
    events.find(({ date }) => date !== undefined && now < Date.parse(date) + startingFor) ??
    events[0]
  );
}
