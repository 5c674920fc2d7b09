import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../src/domain/calendar';
import type { DatabaseLocation } from '../storage/database';
import { createLocation, openTestDatabase } from '../testing/testDatabase';
import { createCalendarHistory } from './calendarHistory';

const night: CalendarEntry = {
  id: 'night',
  status: 'confirmed',
  start: '2027-01-02T01:00:00.000Z',
  title: 'Zoë "Z" O’Brien\\ 🥊',
  text: 'One.\n\nTwo.',
  place: 'Harbor Hall',
  sequence: 3,
  changedAt: '2026-11-21T12:00:00.000Z',
};
const bare: CalendarEntry = { ...night, id: 'bare', text: undefined, place: undefined };

function openHistory(location: DatabaseLocation) {
  const database = openTestDatabase(location);
  return { ...createCalendarHistory(database), database };
}

const look = (known: CalendarEntry[]) => known;

describe('the calendar’s history', () => {
  it('returns the stored entries, also after it is reopened', async () => {
    const location = await createLocation();
    const history = openHistory(location);
    expect(await history.update(look)).toEqual([]);
    expect(await history.update(() => [night, bare])).toEqual([night, bare]);
    expect(await history.update(look)).toEqual([night, bare]);
    expect(await openHistory(location).update(look)).toEqual([night, bare]);
  });

  it('stores the changes of all servers that start together', async () => {
    const location = await createLocation();
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(
      ids.map((id) => openHistory(location).update((known) => [...known, { ...night, id }])),
    );
    const known = await openHistory(location).update(look);
    expect(known.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('is not written when nothing changes', async () => {
    const history = openHistory(await createLocation());
    await history.update(() => [night]);
    await history.update(look);
    await history.update(() => [{ ...night }]);
    const { rows } = await history.database.query('SELECT version FROM calendar', []);
    expect(rows).toEqual([{ version: 1 }]);
  });

  it.each(['', '{"half', '[{"id":"night"}]', '{}'])(
    'that is damaged (%j) is not replaced',
    async (entries) => {
      const history = openHistory(await createLocation());
      await history.update(() => [night]);
      await history.database.query('UPDATE calendar SET entries = $1', [entries]);
      await expect(history.update(() => [bare])).rejects.toThrow('"calendar" is damaged');
      const { rows } = await history.database.query('SELECT entries FROM calendar', []);
      expect(rows).toEqual([{ entries }]);
    },
  );
});
