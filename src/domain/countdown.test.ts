import { expect, it } from 'vitest';
import { countdownText, countdownTo, type Countdown } from './countdown';
import { startingFor } from './nextEvent';

const start = '2026-12-13T01:00:00.000Z';

/** What is left before the start, so many ms before it. */
const at = (left: number) => countdownTo(start, Date.parse(start) - left);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** As one reads it: `3 day 4 hour 0 minute`. */
const read = (countdown: Countdown) =>
  countdown.status === 'ahead'
    ? countdown.figures.map(({ unit, value }) => `${value} ${unit}`).join(' ')
    : countdown.status;

it('counts days, hours and minutes', () => {
  expect(read(at(21 * day + 13 * hour + 5 * minute))).toBe('21 day 13 hour 5 minute');
  expect(read(at(3 * day))).toBe('3 day 0 hour 0 minute');
});

it('leaves out the units before the first that counts', () => {
  expect(read(at(day - minute))).toBe('23 hour 59 minute');
  expect(read(at(hour))).toBe('1 hour 0 minute');
  expect(read(at(hour - minute))).toBe('59 minute');
});

it('counts a minute that has begun, down to the start', () => {
  expect(read(at(minute + 1))).toBe('2 minute');
  expect(read(at(minute))).toBe('1 minute');
  expect(read(at(1))).toBe('1 minute');
});

it('is about to start for a while from its start on, and then past', () => {
  expect(read(at(0))).toBe('starting');
  expect(read(at(1 - startingFor))).toBe('starting');
  expect(read(at(-startingFor))).toBe('past');
  expect(read(at(-90 * day))).toBe('past');
});

it('takes no account of clocks that change in between', () => {
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
  expect(countdown.status === 'ahead' && countdownText(countdown.figures)).toBe(text);
});
