import { eventStatus, isCalledOff, type FightEvent } from '../../src/domain/event';
import { fighterStatus, type Fighter } from '../../src/domain/fighter';
import { startingFor } from '../../src/domain/nextEvent';
import { placeOf, type League } from './checkContent';

const day = 24 * 60 * 60_000;

/** The statuses that are probably forgotten some time after the start, in milliseconds. */
const overdue: Partial<Record<string, { after: number; warning: string }>> = {
  upcoming: { after: startingFor, warning: 'is upcoming, but its start has passed' },
  live: { after: day, warning: 'is live, but it started more than a day ago' },
};

function fighterWarning({ status }: Fighter): string | undefined {
  return fighterStatus(status) === status ? undefined : `is "${status}", which is shown as ACTIVE`;
}

function eventWarning({ status, date }: FightEvent, now: number): string | undefined {
  const isKnown = eventStatus(status) === status || isCalledOff(status);
  if (!isKnown) return `is "${status}", which is shown as TBD`;
  const { after = Infinity, warning } = overdue[status] ?? {};
  return date !== undefined && now - Date.parse(date) > after ? warning : undefined;
}

/**
 * Returns the statuses that are probably wrong in valid content, forgotten or misspelt, each in one line with its place.
 *
 * @param now ms since the epoch
 */
export function findContentWarnings({ fighters, events }: League, now: number): string[] {
  return [
    ...fighters.map((fighter, i) => [placeOf('fighters', i, fighter), fighterWarning(fighter)]),
    ...events.map((event, i) => [placeOf('events', i, event), eventWarning(event, now)]),
  ].flatMap(([place, warning]) => (warning ? `${place} status: ${warning}` : []));
}
