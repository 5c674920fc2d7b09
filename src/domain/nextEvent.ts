import type { FightEvent } from './event';

/** How long after its start an event that is not yet marked live counts as about to start, in ms. */
export const startingFor = 15 * 60_000;

/**
 * Returns the next event: the first with a date that has not started, or started less than {@link startingFor}
 * ago. The clock only skips events; the host alone sets an event's status to live.
 *
 * @param events soonest first, undated last
 * @param now ms since the epoch
 * @returns the first event when all dated ones are past
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
