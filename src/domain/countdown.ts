import { startingFor } from './nextEvent';

const minute = 60_000;

/** A part of the time that is left. */
export interface TimeFigure {
  unit: 'day' | 'hour' | 'minute';
  /** Whole, at least 0. */
  value: number;
}

/** How far off a start is. */
export type Countdown =
  /** The largest unit that is not nought comes first, minutes last. */
  | { status: 'ahead'; figures: TimeFigure[] }
  /** Its time has come: whether it is on is for the event's own status to say. */
  | { status: 'starting' }
  | { status: 'past' };

/**
 * Counts the time from now to a start, in days of 24 hours: a length of time, which no change of clocks
 * alters. A minute that has begun counts, so that it ends with the last of them.
 *
 * @param start an ISO timestamp.
 * @param now ms since the epoch.
 */
export function countdownTo(start: string, now: number): Countdown {
  const left = Date.parse(start) - now;
  if (left <= -startingFor) return { status: 'past' };
  if (left <= 0) return { status: 'starting' };
  const minutes = Math.ceil(left / minute);
  const hours = Math.floor(minutes / 60);
  const figures: TimeFigure[] = [
    { unit: 'day', value: Math.floor(hours / 24) },
    { unit: 'hour', value: hours % 24 },
    { unit: 'minute', value: minutes % 60 },
  ];
  return { status: 'ahead', figures: figures.slice(figures.findIndex(({ value }) => value > 0)) };
}

/** The time left in a plain sentence's words, to its two largest units: `in 3 days and 4 hours`. */
export function countdownText(figures: readonly TimeFigure[]): string {
  const parts = figures
    .slice(0, 2)
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      value.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' }),
    );
  return `in ${parts.join(' and ')}`;
}
