import { expect, it } from 'vitest';
import { eventDateText } from './dates';

it('tells a date in long US English', () => {
  expect(eventDateText('2026-12-12T18:00:00.000Z', 'America/New_York')).toBe(
    'Saturday, December 12, 2026',
  );
});

it('tells the day in the zone asked for, not in the one the code runs in', () => {
  const justPastMidnight = '2027-01-01T00:30:00.000Z';
  expect(eventDateText(justPastMidnight, 'America/New_York')).toBe('Thursday, December 31, 2026');
  expect(eventDateText(justPastMidnight, 'Asia/Tokyo')).toBe('Friday, January 1, 2027');
});

it('says so when there is no date', () => {
  expect(eventDateText(undefined, 'America/New_York')).toBe('Date TBD');
});
