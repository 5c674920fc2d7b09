import { expect, it } from 'vitest';
import { formatCountdown, timeUntil, type TimeFigure } from './countdown';

const start = '2026-12-13T01:00:00.000Z';

/** Returns the time at the given number of ms before the start. */
const at = (left: number) => timeUntil(start, Date.parse(start) - left);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the figures as text: `3 day 4 hour 0 minute`. */
const read = (figures: TimeFigure[]) =>
  figures.map(({ unit, value }) => `${value} ${unit}`).join(' ');

it.each([
  ['days, hours and minutes', 21 * day + 13 * hour + 5 * minute, '21 day 13 hour 5 minute'],
  ['zeros after a larger unit', 3 * day, '3 day 0 hour 0 minute'],
  ['zeros after a larger unit', hour, '1 hour 0 minute'],
  ['no leading zeros', day - minute, '23 hour 59 minute'],
  ['no leading zeros', hour - minute, '59 minute'],
  ['minutes that are rounded up', minute + 1, '2 minute'],
  ['minutes that are rounded up', 1, '1 minute'],
  ['a whole minute', minute, '1 minute'],
])('reads %s, %i ms before the start', (_, left, text) => {
  expect(read(at(left))).toBe(text);
});

it('ignores a change to summer time before the start', () => {
  // The day on which New York sets its clocks forward has 23 hours.
  const noon = '2027-03-14T12:00:00-04:00';
  expect(read(timeUntil(noon, Date.parse('2027-03-13T12:00:00-05:00')))).toBe('23 hour 0 minute');
});

it.each([
  [3 * day + 4 * hour + 59 * minute, 'in 3 days and 4 hours'],
  [day + hour, 'in 1 day and 1 hour'],
  [3 * day + 20 * minute, 'in 3 days'],
  [4 * hour + minute, 'in 4 hours and 1 minute'],
  [hour, 'in 1 hour'],
  [minute, 'in 1 minute'],
])('%i ms are told in their two largest units: %s', (left, text) => {
  expect(formatCountdown(at(left))).toBe(text);
});
