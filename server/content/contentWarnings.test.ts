import { expect, it } from 'vitest';
import type { FightEvent } from '../../src/domain/event';
import type { Fighter } from '../../src/domain/fighter';
import { champion } from '../../src/testing/fixtures';
import { findContentWarnings } from './contentWarnings';

const now = Date.parse('2026-11-28T12:00:00Z');

const warningsOf = (event: Partial<FightEvent>, fighters: Fighter[] = []) => {
  const events = [{ id: 'e1', title: 'Night 40', status: 'upcoming', ...event }];
  return findContentWarnings({ fighters, events, videos: [], music: [] }, now);
};

it.each([
  [
    { status: 'upcoming', date: '2026-11-28T11:44Z' },
    'events[0] "Night 40" status: is upcoming, but its start has passed',
  ],
  [
    { status: 'live', date: '2026-11-27T11:59Z' },
    'events[0] "Night 40" status: is live, but it started more than a day ago',
  ],
  [
    { status: 'Upcoming', date: '2027-01-01T00:00Z' },
    'events[0] "Night 40" status: is "Upcoming", which is shown as TBD',
  ],
])('a status that was forgotten or misspelt is named: %j', (event, warning) => {
  expect(warningsOf(event)).toEqual([warning]);
});

it.each([
  { status: 'upcoming' },
  { status: 'upcoming', date: '2026-11-28T11:46Z' },
  { status: 'live', date: '2026-11-27T12:01Z' },
  { status: 'completed', date: '2020-01-01T00:00Z' },
  { status: 'postponed', date: '2020-01-01T00:00Z' },
])('there is nothing to say of %j', (event) => {
  expect(warningsOf(event)).toEqual([]);
});

it('a fighter whose status is misspelt is named', () => {
  expect(warningsOf({}, [champion, { ...champion, name: 'Bo', status: 'Champion' }])).toEqual([
    'fighters[1] "Bo" status: is "Champion", which is shown as ACTIVE',
  ]);
});
