import { describe, expect, it } from 'vitest';
import { formatEventDate, formatStartTime } from './dates';

it('formats a date in long US English', () => {
  expect(formatEventDate('2026-12-12T18:00:00.000Z', 'America/New_York')).toBe(
    'Saturday, December 12, 2026',
  );
});

it('formats the day in the given zone, not in the one the code runs in', () => {
  const justPastMidnight = '2027-01-01T00:30:00.000Z';
  expect(formatEventDate(justPastMidnight, 'America/New_York')).toBe('Thursday, December 31, 2026');
  expect(formatEventDate(justPastMidnight, 'Asia/Tokyo')).toBe('Friday, January 1, 2027');
});

describe('formatStartTime', () => {
  const night = '2026-12-13T01:00:00.000Z';

  it.each([
    ['America/New_York', 'Saturday 8:00 PM EST'],
    ['America/Los_Angeles', 'Saturday 5:00 PM PST'],
    ['Europe/Berlin', 'Sunday 2:00 AM GMT+1'],
    ['Asia/Kolkata', 'Sunday 6:30 AM GMT+5:30'],
    ['UTC', 'Sunday 1:00 AM UTC'],
  ])('formats the day and the time of %s', (timeZone, formatted) => {
    expect(formatStartTime(night, { timeZone }, 'long')).toBe(formatted);
  });

  it.each([
    ['long', 'December 12, 8:00 PM EST'],
    ['short', 'Dec 12, 8:00 PM EST'],
  ] as const)('formats a day of long ago as a date, %s', (length, formatted) => {
    expect(formatStartTime(night, { timeZone: 'America/New_York' }, length, true)).toBe(formatted);
  });

  it('formats hours from 0 to 23 with the 24-hour cycle', () => {
    const clock = { timeZone: 'Europe/London', hourCycle: 'h23' } as const;
    expect(formatStartTime(night, clock, 'short')).toBe('Sun 01:00 GMT');
    expect(formatStartTime('2026-12-13T00:00:00Z', clock, 'short')).toBe('Sun 00:00 GMT');
  });

  it.each([
    ['before the clocks go forward', '2027-03-14T06:59:00Z', 'Sun 1:59 AM EST'],
    ['after it', '2027-03-14T07:00:00Z', 'Sun 3:00 AM EDT'],
    ['before they go back', '2026-11-01T05:30:00Z', 'Sun 1:30 AM EDT'],
    ['after it, an hour later', '2026-11-01T06:30:00Z', 'Sun 1:30 AM EST'],
  ])('is right %s', (_, date, formatted) => {
    expect(formatStartTime(date, { timeZone: 'America/New_York' }, 'short')).toBe(formatted);
  });
});
