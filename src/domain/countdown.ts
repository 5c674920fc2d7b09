const minute = 60_000;

/** One unit of the remaining time. */
export interface TimeFigure {
  unit: 'day' | 'hour' | 'minute';
  /** Whole, at least 0. */
  value: number;
}

/**
 * Returns the time from now to a start, from the largest unit that is not zero down to minutes, in days of 24 hours, which
 * a change to summer time does not alter. Minutes are rounded up, so that the countdown ends at the start.
 *
 * @param start an ISO timestamp that is ahead
 * @param now ms since the epoch
 */
export function timeUntil(start: string, now: number): TimeFigure[] {
  const minutes = Math.ceil((Date.parse(start) - now) / minute);
  const hours = Math.floor(minutes / 60);
  const figures: TimeFigure[] = [
    { unit: 'day', value: Math.floor(hours / 24) },
    { unit: 'hour', value: hours % 24 },
    { unit: 'minute', value: minutes % 60 },
  ];
  return figures.slice(figures.findIndex(({ value }) => value > 0));
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
