import { expect, it } from 'vitest';
import type { FightEvent } from '../../src/domain/event';
import { champion } from '../../src/testing/fixtures';
import { findContentWarnings } from './contentWarnings';

const now = Date.parse('2026-11-28T12:00:00Z');

const night = { id: 'e1', title: 'Night 40', status: 'upcoming' };
const ahead = { ...night, id: 'e2', date: '2026-12-12T20:00Z' };

const warningsOf = (
  event: Partial<FightEvent>,
  others: FightEvent[] = [ahead],
  isStart = false,
) => {
  const league = { fighters: [], events: [{ ...night, ...event }, ...others] };
  return findContentWarnings(league, now, isStart);
};

it.each([
  [
    { status: 'upcoming', date: '2026-11-28T11:44Z' },
    'events[0] "Night 40" status: is upcoming, but its start has passed',
  ],
  [
    { status: 'live', date: '2026-11-27T23:59Z' },
    'events[0] "Night 40" status: is live, but it started more than 12 hours ago',
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
  { status: 'live', date: '2026-11-28T00:01Z' },
  { status: 'completed', date: '2020-01-01T00:00Z' },
  { status: 'postponed', date: '2020-01-01T00:00Z' },
])('there is nothing to say of %j', (event) => {
  expect(warningsOf(event)).toEqual([]);
});

it('a fighter whose status is misspelt is named', () => {
  const fighters = [champion, { ...champion, name: 'Bo', status: 'Champion' }];
  expect(findContentWarnings({ fighters, events: [] }, now)).toEqual([
    'fighters[1] "Bo" status: is "Champion", which is shown as ACTIVE',
  ]);
});

it('a start names what is misspelt, and not what was forgotten before', () => {
  const misspelt = { ...night, id: 'e3', status: 'Live' };
  expect(warningsOf({ date: '2026-11-01T20:00Z' }, [ahead, misspelt], true)).toEqual([
    'events[2] "Night 40" status: is "Live", which is shown as TBD',
  ]);
});

it.each([
  ['upcoming', '2026-11-27T20:00Z', 1],
  ['upcoming', '2024-11-29T20:00Z', 105],
  ['live', '2026-10-31T20:00Z', 4],
])('when every show is over, one line has the command: %s of %s', (status, date, weeks) => {
  const others = [
    { ...night, status: 'live', date: '2020-01-01T20:00Z' },
    { ...night, status: 'completed', date: '2030-01-01T20:00Z' },
    night,
  ].filter((other) => other.status !== status);
  const line = `every show is over: mark them completed, or move all with npm run league -- events shift --weeks ${weeks}`;
  for (const isStart of [true, false]) {
    expect(warningsOf({ status, date }, others, isStart)).toEqual([line]);
  }
});
