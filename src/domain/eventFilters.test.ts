import { describe, expect, it } from 'vitest';
import { countEvents, filterEvents, groupEvents } from './eventFilters';

const calendar = [
  { name: 'undated', status: 'upcoming' },
  { name: 'last year', status: 'completed', date: '2025-03-08T01:00:00.000Z' },
  { name: 'in spring', status: 'upcoming', date: '2027-03-06T01:00:00.000Z' },
  { name: 'postponed', status: 'postponed' },
  { name: 'lost date', status: 'completed' },
  { name: 'tonight', status: 'live', date: '2026-11-21T23:00:00.000Z' },
  { name: 'next month', status: 'upcoming', date: '2026-12-13T01:00:00.000Z' },
  { name: 'last month', status: 'completed', date: '2026-10-17T23:00:00.000Z' },
];

const grouped = (events: typeof calendar) =>
  groupEvents(events).map(({ status, events }) => [status, events.map(({ name }) => name)]);

describe('filterEvents', () => {
  it('returns every event, whatever its status, for the filter all', () => {
    expect(filterEvents(calendar, 'all')).toEqual(calendar);
  });

  it('returns the events of exactly the given status', () => {
    expect(filterEvents(calendar, 'live').map(({ name }) => name)).toEqual(['tonight']);
    expect(filterEvents(calendar, 'upcoming')).toHaveLength(3);
  });
});

describe('groupEvents', () => {
  it('puts live events first, then upcoming ones, then completed ones, latest first', () => {
    expect(grouped(calendar)).toEqual([
      ['live', ['tonight']],
      ['upcoming', ['next month', 'in spring', 'undated']],
      ['tbd', ['postponed']],
      ['completed', ['last month', 'last year', 'lost date']],
    ]);
  });

  it('leaves out groups without events', () => {
    expect(grouped(filterEvents(calendar, 'completed')).map(([status]) => status)).toEqual([
      'completed',
    ]);
    expect(groupEvents([])).toEqual([]);
  });

  it('does not reorder the array it receives', () => {
    const given = [...calendar];
    groupEvents(given);
    expect(given).toEqual(calendar);
  });
});

it('counts the events of each status, and leaves out those of unknown status', () => {
  expect(countEvents(calendar)).toEqual({ live: 1, upcoming: 3, completed: 3 });
});
