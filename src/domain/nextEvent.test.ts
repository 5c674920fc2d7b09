import { expect, it } from 'vitest';
import { nextEvent, startingFor } from './nextEvent';

const first = { date: '2026-12-13T01:00:00.000Z' };
const second = { date: '2027-01-17T01:00:00.000Z' };
const undated = { date: undefined };
const calendar = [first, second, undated];

const start = Date.parse(first.date);

it('returns the soonest event that has not started', () => {
  expect(nextEvent(calendar, start - 1)).toBe(first);
});

it('returns an event while it is about to start, then the one after it', () => {
  expect(nextEvent(calendar, start + startingFor - 1)).toBe(first);
  expect(nextEvent(calendar, start + startingFor)).toBe(second);
});

it('returns the first event when every date is past', () => {
  expect(nextEvent(calendar, Date.parse('2030-01-01T00:00:00.000Z'))).toBe(first);
});

it('prefers an event with a date to an undated one', () => {
  expect(nextEvent([undated, first], start - 1)).toBe(first);
});

it('returns an undated event only when there is no other', () => {
  expect(nextEvent([undated], start)).toBe(undated);
});

it('returns undefined without events', () => {
  const empty: typeof calendar = [];
  expect(nextEvent(empty, start)).toBeUndefined();
});
