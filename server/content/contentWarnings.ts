import { bySoonest, eventStatus, isCalledOff, type FightEvent } from '../../src/domain/event';
import { fighterStatus, type Fighter } from '../../src/domain/fighter';
import { isComing, isOver } from '../../src/domain/eventPhase';
import { placeOf, type League } from './checkContent';
import type { ContentState } from './contentState';
import { summarize } from './readContent';

const week = 7 * 24 * 60 * 60_000;

function fighterWarning({ status }: Fighter): string | undefined {
  return fighterStatus(status) === status ? undefined : `is "${status}", which is shown as ACTIVE`;
}

function misspeltStatus({ status }: FightEvent): string | undefined {
  const isKnown = eventStatus(status) === status || isCalledOff(status);
  return isKnown ? undefined : `is "${status}", which is shown as TBD`;
}

function forgottenStatus(event: FightEvent, now: number): string | undefined {
  const { status } = event;
  if (status === 'upcoming' && !isComing(event, now))
    return 'is upcoming, but its start has passed';
  const hasEnded = status === 'live' && isOver(event, now);
  return hasEnded ? 'is live, but it started more than 12 hours ago' : undefined;
}

/** Returns that every show is over which is not completed, and what puts them ahead, in one line. */
function showsOverWarning(events: readonly FightEvent[], now: number): string | undefined {
  const shows = events
    .filter(({ date, status }) => date !== undefined && ['upcoming', 'live'].includes(status))
    .toSorted(bySoonest);
  const first = shows.find(({ status }) => status === 'upcoming') ?? shows[0];
  if (!first?.date || shows.some((show) => !isOver(show, now))) return undefined;
  const weeks = Math.ceil((now - Date.parse(first.date)) / week);
  return `every show is over: mark them completed, or move all with npm run league -- events shift --weeks ${weeks}`;
}

/**
 * Returns the statuses that are probably wrong in valid content, forgotten or misspelt, each in one line with its place;
 * one line in place of the forgotten ones when every show is over.
 *
 * @param now ms since the epoch
 * @param isStart without the forgotten ones: what was forgotten before a server starts is no news
 */
export function findContentWarnings(
  { fighters, events }: Pick<League, 'fighters' | 'events'>,
  now: number,
  isStart = false,
): string[] {
  const over = showsOverWarning(events, now);
  const findsForgotten = !isStart && over === undefined;
  const eventWarning = (event: FightEvent) =>
    misspeltStatus(event) ?? (findsForgotten ? forgottenStatus(event, now) : undefined);
  const statuses = [
    ...fighters.map((fighter, i) => [placeOf('fighters', i, fighter), fighterWarning(fighter)]),
    ...events.map((event, i) => [placeOf('events', i, event), eventWarning(event)]),
  ].flatMap(([place, warning]) => (warning ? `${place} status: ${warning}` : []));
  return over === undefined ? statuses : [over, ...statuses];
}

/**
 * Returns what is wrong with content that is live all the same, in a line a kind; nothing if all is well.
 *
 * @param lost what the file's last save has probably lost unnoticed
 * @param now ms since the epoch
 * @param isStart as in {@link findContentWarnings}
 */
export function describeWarnings(
  { served, leftOut }: Pick<ContentState, 'served' | 'leftOut'>,
  lost: readonly string[],
  now: number,
  isStart = false,
): string | undefined {
  const warnings = findContentWarnings(served.content, now, isStart);
  const lines = [
    ...(leftOut.length > 0 ? [`Left out of what is served: ${summarize(leftOut)}`] : []),
    ...(warnings.length > 0 ? [`Probably wrong: ${summarize(warnings)}`] : []),
    ...lost,
  ];
  return lines.join('\n') || undefined;
}
