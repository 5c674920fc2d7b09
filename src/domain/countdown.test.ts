import { expect, it } from 'vitest';
import { formatCountdown, countdownTo, type Countdown } from './countdown';
import { startingFor } from './nextEvent';

const start = '2026-12-13T01:00:00.000Z';

/** Returns the countdown at the given number of ms before the start. */
const at = (left: number) => countdownTo(start, Date.parse(start) - left);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the figures as text: `3 day 4 hour 0 minute`. */
const read = (countdown: Countdown) =>
  countdown.status === 'ahead'
    ? countdown.figures.map(({ unit, value }) => `${value} ${unit}`).join(' ')
    : countdown.status;

it('counts down in days, hours and minutes', () => {
  expect(read(at(21 * day + 13 * hour + 5 * minute))).toBe('21 day 13 hour 5 minute');
  expect(read(at(3 * day))).toBe('3 day 0 hour 0 minute');
});

it('leaves out leading units that are zero', () => {
  expect(read(at(day - minute))).toBe('23 hour 59 minute');
  expect(read(at(hour))).toBe('1 hour 0 minute');
  expect(read(at(hour - minute))).toBe('59 minute');
});

it('rounds minutes up until the start', () => {
  expect(read(at(minute + 1))).toBe('2 minute');
  expect(read(at(minute))).toBe('1 minute');
  expect(read(at(1))).toBe('1 minute');
});

it('reports an event as starting for a while after its start, then as past', () => {
  expect(read(at(0))).toBe('starting');
  expect(read(at(1 - startingFor))).toBe('starting');
  expect(read(at(-startingFor))).toBe('past');
  expect(read(at(-90 * day))).toBe('past');
});

it('ignores a change to summer time before the start', () => {
  // The day on which New York sets its clocks forward has 23 hours.
  const noon = '2027-03-14T12:00:00-04:00';
  expect(read(countdownTo(noon, Date.parse('2027-03-13T12:00:00-05:00')))).toBe('23 hour 0 minute');
});

it.each([
  [3 * day + 4 * hour + 59 * minute, 'in 3 days and 4 hours'],
  [day + hour, 'in 1 day and 1 hour'],
  [3 * day + 20 * minute, 'in 3 days'],
  [4 * hour + minute, 'in 4 hours and 1 minute'],
  [hour, 'in 1 hour'],
  [minute, 'in 1 minute'],
])('%i ms are told in their two largest units: %s', (left, text) => {
  const countdown = at(left);
  expect(countdown.status === 'ahead' && formatCountdown(countdown.figures)).toBe(text);
});
