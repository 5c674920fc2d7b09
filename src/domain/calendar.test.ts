import { describe, expect, it } from 'vitest';
import { latestEntries, publishCalendar, type CalendarEntry } from './calendar';
import type { FightEvent } from './event';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T12:00:00.000Z');

const night: FightEvent = {
  id: 'night',
  title: 'Redline 31',
  subtitle: 'Cruz vs. Lindqvist',
  date: '2027-01-01T20:00:00-05:00',
  status: 'upcoming',
  description: 'One night.',
  venue: 'Harbor Hall',
  createdAt: '2026-06-01T08:00:00.000Z',
};

const published: CalendarEntry = {
  id: 'night',
  status: 'confirmed',
  start: '2027-01-02T01:00:00.000Z',
  title: 'Redline 31',
  text: 'Cruz vs. Lindqvist\n\nOne night.',
  place: 'Harbor Hall',
  sequence: 0,
  changedAt: '2026-06-01T08:00:00.000Z',
};

const later = '2026-11-21T12:00:00.000Z';

describe('publishCalendar', () => {
  it('publishes a new event with its date in UTC', () => {
    expect(publishCalendar([], [night], now)).toEqual([published]);
  });

  it('dates a new event to its creation in UTC, whatever offset the content gives', () => {
    const createdAt = '2026-06-01T03:00:00-05:00';
    expect(publishCalendar([], [{ ...night, createdAt }], now)).toEqual([published]);
  });

  it('dates a new event without a creation time to now', () => {
    const [entry] = publishCalendar([], [{ ...night, createdAt: undefined }], now);
    expect(entry?.changedAt).toBe(later);
  });

  it('leaves out events without a date', () => {
    expect(publishCalendar([], [{ ...night, date: undefined }], now)).toEqual([]);
  });

  it.each([
    ['the same moment in another zone', { date: '2027-01-02T02:00:00+01:00' }],
    ['another picture', { imageUrl: '/pictures/events/e02.webp' }],
    ['that it is on', { status: 'live' }],
  ])('raises nothing for %s', (_, change) => {
    expect(publishCalendar([published], [{ ...night, ...change }], now)).toEqual([published]);
  });

  it.each([
    ['title', { title: 'Redline 32' }, { title: 'Redline 32' }],
    ['date', { date: '2027-01-03T01:00:00Z' }, { start: '2027-01-03T01:00:00.000Z' }],
    ['venue', { venue: undefined }, { place: undefined }],
    ['subtitle', { subtitle: undefined }, { text: 'One night.' }],
    ['text that is gone', { subtitle: undefined, description: undefined }, { text: undefined }],
    ['description', { description: 'Two.' }, { text: 'Cruz vs. Lindqvist\n\nTwo.' }],
    ['status to an unknown one', { status: 'announced' }, { status: 'tentative' }],
    ['status to cancelled', { status: 'cancelled' }, { status: 'cancelled' }],
    ['status to postponed', { status: 'postponed' }, { status: 'cancelled' }],
  ])('raises the sequence for another %s', (_, change, shown) => {
    expect(publishCalendar([published], [{ ...night, ...change }], now)).toEqual([
      { ...published, ...shown, sequence: 1, changedAt: later },
    ]);
  });

  it.each([
    ['is gone', []],
    ['has lost its date', [{ ...night, date: undefined }]],
  ])('cancels a coming event that %s, once', (_, events) => {
    const cancelled = publishCalendar([published], events, now);
    expect(cancelled).toEqual([
      { ...published, status: 'cancelled', sequence: 1, changedAt: later },
    ]);
    expect(publishCalendar(cancelled, events, now + day)).toEqual(cancelled);
  });

  it('raises the sequence once more when a cancelled event comes back', () => {
    const cancelled = publishCalendar([published], [], now);
    expect(publishCalendar(cancelled, [night], now + day)).toEqual([
      { ...published, sequence: 2, changedAt: '2026-11-22T12:00:00.000Z' },
    ]);
  });

  it('keeps a cancelled event until 30 days after its start', () => {
    const cancelled = publishCalendar([published], [], now);
    const end = Date.parse(published.start) + 30 * day;
    expect(publishCalendar(cancelled, [], end - 1)).toEqual(cancelled);
    expect(publishCalendar(cancelled, [], end)).toEqual([]);
  });

  it('keeps a cancelled event for as long as it may get another date', () => {
    const undated = { ...night, date: undefined };
    const cancelled = publishCalendar([published], [undated], now);
    const later = Date.parse(published.start) + 90 * day;
    expect(publishCalendar(cancelled, [undated], later)).toEqual(cancelled);
    const date = '2027-06-05T01:00:00.000Z';
    expect(publishCalendar(cancelled, [{ ...night, date }], later)).toEqual([
      { ...published, start: date, sequence: 2, changedAt: new Date(later).toISOString() },
    ]);
  });

  it('does not cancel an event that had started before it left the schedule', () => {
    const begun = Date.parse(published.start);
    expect(publishCalendar([published], [], begun)).toEqual([published]);
    expect(publishCalendar([published], [], begun + 30 * day)).toEqual([]);
  });

  it('sorts the entries, whatever the order of the schedule', () => {
    const events = [
      { ...night, id: 'b' },
      { ...night, id: 'sooner', date: '2026-12-01T01:00:00.000Z' },
      { ...night, id: 'a' },
    ];
    const ids = (given: FightEvent[]) => publishCalendar([], given, now).map(({ id }) => id);
    expect(ids(events)).toEqual(['sooner', 'a', 'b']);
    expect(ids(events.toReversed())).toEqual(['sooner', 'a', 'b']);
  });
});

it('latestEntries returns the entry of each event that was published last', () => {
  const changed = { ...published, title: 'Changed', sequence: 2 };
  const other = { ...published, id: 'other' };
  expect(latestEntries([published, other], [changed])).toEqual([changed, other]);
  expect(latestEntries([changed], [published, other])).toEqual([changed, other]);
  expect(latestEntries([published], [{ ...published, title: 'As high' }])).toEqual([published]);
});
