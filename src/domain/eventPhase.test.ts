import { expect, it } from 'vitest';
import { eventPhase, isOver, nextEvent, steadyTime } from './eventPhase';

const first = { date: '2026-12-13T01:00:00.000Z' };
const second = { date: '2027-01-17T01:00:00.000Z' };
const undated = { date: undefined };
const calendar = [first, second, undated];

const start = Date.parse(first.date);
const minute = 60_000;
const hour = 60 * minute;

it.each([
  [start - 1, 'ahead'],
  [start, 'starting'],
  [start + 15 * minute - 1, 'starting'],
  [start + 15 * minute, 'running'],
  [start + 12 * hour - 1, 'running'],
  [start + 12 * hour, 'over'],
  [start + 6 * 24 * hour - 1, 'over'],
  [start + 6 * 24 * hour, 'old'],
])('at %i the show is %s', (now, phase) => {
  expect(eventPhase(first, now)).toBe(phase);
  expect(isOver(first, now)).toBe(phase === 'over' || phase === 'old');
});

it('an event without a date is always ahead', () => {
  expect(eventPhase(undated, Infinity)).toBe('ahead');
});

it.each([
  ['the soonest event that has not started', calendar, start - 1, first],
  ['an event while it is about to start', calendar, start + 15 * minute - 1, first],
  ['the one after it', calendar, start + 15 * minute, second],
  ['the one without a date when every date is past', calendar, Date.parse('2030-01-01'), undated],
  ['nothing when every date is past', [first, second], Date.parse('2030-01-01'), undefined],
  ['an event with a date rather than an undated one', [undated, first], start - 1, first],
  ['an undated event only when there is no other', [undated], start, undated],
  ['nothing without events', [], start, undefined],
])('returns %s', (_, events, now, expected) => {
  expect(nextEvent<{ date: string | undefined }>(events, now)).toBe(expected);
});

it('nothing changes its phase between the changes around a moment', () => {
  const around = (now: number) => steadyTime(calendar, now);
  expect(around(0)).toEqual({ from: 0, until: start });
  expect(around(start)).toEqual({ from: start, until: start + 15 * minute });
  expect(around(start + hour)).toEqual({ from: start + 15 * minute, until: start + 12 * hour });
  expect(around(Date.parse('2030-01-01'))).toEqual({
    from: Date.parse(second.date) + 6 * 24 * hour,
    until: Infinity,
  });
  expect(steadyTime([undated], start)).toEqual({ from: 0, until: Infinity });
});
