import { expect, it } from 'vitest';
import { nextEvent, startingFor } from './nextEvent';

const first = { date: '2026-12-13T01:00:00.000Z' };
const second = { date: '2027-01-17T01:00:00.000Z' };
const undated = { date: undefined };
const calendar = [first, second, undated];

const start = Date.parse(first.date);

it.each([
  ['the soonest event that has not started', calendar, start - 1, first],
  ['an event while it is about to start', calendar, start + startingFor - 1, first],
  ['the one after it', calendar, start + startingFor, second],
  ['the first event when every date is past', calendar, Date.parse('2030-01-01'), first],
  ['an event with a date rather than an undated one', [undated, first], start - 1, first],
  ['an undated event only when there is no other', [undated], start, undated],
  ['nothing without events', [], start, undefined],
])('returns %s', (_, events, now, expected) => {
  expect(nextEvent<{ date: string | undefined }>(events, now)).toBe(expected);
});
