import { expect, it } from 'vitest';
import { nextEvent, startingFor } from './nextEvent';

const first = { date: '2026-12-13T01:00:00.000Z' };
const second = { date: '2027-01-17T01:00:00.000Z' };
const undated = { date: undefined };
const calendar = [first, second, undated];

const start = Date.parse(first.date);

it('is the soonest that has not begun', () => {
  expect(nextEvent(calendar, start - 1)).toBe(first);
});

it('stays while it is about to start, and is then the one after', () => {
  expect(nextEvent(calendar, start + startingFor - 1)).toBe(first);
  expect(nextEvent(calendar, start + startingFor)).toBe(second);
});

it('stays the first when every date is past', () => {
  expect(nextEvent(calendar, Date.parse('2030-01-01T00:00:00.000Z'))).toBe(first);
});

it('passes an undated event over for one with a date', () => {
  expect(nextEvent([undated, first], start - 1)).toBe(first);
});

it('is an undated one only when no other is planned', () => {
  expect(nextEvent([undated], start)).toBe(undated);
});

it('is none on an empty calendar', () => {
  const empty: typeof calendar = [];
  expect(nextEvent(empty, start)).toBeUndefined();
});
