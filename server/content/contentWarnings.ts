import { startingFor } from '../../src/domain/nextEvent';
import { placeOf, type League } from './checkContent';

const day = 24 * 60 * 60_000;

/** The statuses that are probably forgotten some time after the start, in milliseconds. */
const overdue: Partial<Record<string, { after: number; warning: string }>> = {
  upcoming: { after: startingFor, warning: 'is upcoming, but its start has passed' },
  live: { after: day, warning: 'is live, but it started more than a day ago' },
};

/**
 * Returns what was probably forgotten in valid content, each in one line with its place. The site shows what an
 * event's status says, however old it is.
 *
 * @param now ms since the epoch
 */
export function findContentWarnings({ events }: League, now: number): string[] {
  return events.flatMap((event, index) => {
    const { after = Infinity, warning = '' } = overdue[event.status] ?? {};
    const isOverdue = event.date !== undefined && now - Date.parse(event.date) > after;
    return isOverdue ? [`${placeOf('events', index, event)} status: ${warning}`] : [];
  });
}
