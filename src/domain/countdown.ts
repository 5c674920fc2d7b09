import { startingFor } from './nextEvent';

const minute = 60_000;

/** One unit of the remaining time. */
export interface TimeFigure {
  unit: 'day' | 'hour' | 'minute';
  /** Whole, at least 0. */
  value: number;
}

/** The remaining time until a start. */
export type Countdown =
  /** From the largest unit that is not zero down to minutes. */
  | { status: 'ahead'; figures: TimeFigure[] }
  /** The start time has passed; only the event's status says whether it is live. */
  | { status: 'starting' }
  | { status: 'past' };

/**
 * Returns the time from now to a start, in days of 24 hours, which a change to summer time does not alter. Minutes
 * are rounded up, so that the countdown ends at the start.
 *
 * @param start an ISO timestamp
 * @param now ms since the epoch
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

/** Returns the remaining time in words, with its two largest units: `in 3 days and 4 hours`. */
export function formatCountdown(figures: readonly TimeFigure[]): string {
  const parts = figures
    .slice(0, 2)
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      value.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' }),
    );
  return `in ${parts.join(' and ')}`;
}
