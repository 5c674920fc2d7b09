import type { FightEvent } from './event';

const minute = 60_000;
const hour = 60 * minute;

/** Each phase of a show, by how long after the start it begins, in ms. */
const beginnings = {
  ahead: -Infinity,
  /** About to start, while the host has not marked it live. */
  starting: 0,
  running: 15 * minute,
  /** Longer than any show runs. */
  over: 12 * hour,
  /** So long ago that a weekday no longer says which day it was. */
  old: 6 * 24 * hour,
};

/** What the clock alone says of a show; its status is the host's. */
type EventPhase = keyof typeof beginnings;

const latestFirst = Object.entries(beginnings).reverse() as [EventPhase, number][];

type Dated = Pick<FightEvent, 'date'>;

/**
 * Returns the phase of a show; one without a date is ahead.
 *
 * @param now ms since the epoch
 */
export function eventPhase({ date }: Dated, now: number): EventPhase {
  const sinceStart = date === undefined ? -Infinity : now - Date.parse(date);
  return latestFirst.find(([, beginning]) => sinceStart >= beginning)?.[0] ?? 'ahead';
}

/** Returns whether a show is ahead or about to start by the clock, whatever its status is. */
export function isComing(event: Dated, now: number): boolean {
  return ['ahead', 'starting'].includes(eventPhase(event, now));
}

/** Returns whether a show is over by the clock, whatever its status is. */
export function isOver(event: Dated, now: number): boolean {
  return ['over', 'old'].includes(eventPhase(event, now));
}

/** Returns the time around a moment in which no show changes its phase, in ms since the epoch. */
export function steadyTime(events: readonly Dated[], now: number): { from: number; until: number } {
  const changes = events.flatMap(({ date }) =>
    date === undefined ? [] : latestFirst.map(([, after]) => Date.parse(date) + after),
  );
  return {
    from: Math.max(0, ...changes.filter((time) => time <= now)),
    until: Math.min(...changes.filter((time) => time > now)),
  };
}

/**
 * Returns the next event: the first with a date that is ahead or about to start, otherwise the first without a date.
 * The clock only skips events; the host alone sets an event's status to live.
 *
 * @param events soonest first, undated last
 * @param now ms since the epoch
 */
export function nextEvent<E extends Dated>(events: readonly E[], now: number): E | undefined {
  const coming = events.filter((event) => isComing(event, now));
  return coming.find(({ date }) => date !== undefined) ?? coming[0];
}
