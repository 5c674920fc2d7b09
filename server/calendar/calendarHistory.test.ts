import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CalendarEntry } from '../../src/domain/calendar';
import { createDatabasePlace, createFolderPlace } from '../testing/places';
import { openCalendarHistory, type CalendarPlace } from './calendarHistory';

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

function openHistory(place: CalendarPlace) {
  const history = openCalendarHistory(place);
  onTestFinished(() => history.close());
  return history;
}

const look = (known: CalendarEntry[]) => known;

describe.each([
  { name: 'a file', createPlace: createFolderPlace },
  { name: 'PostgreSQL', createPlace: createDatabasePlace },
])('the calendar’s history in $name', { timeout: 20_000 }, ({ createPlace }) => {
  it('is empty at first', async () => {
    expect(await openHistory(await createPlace()).update(look)).toEqual([]);
  });

  it('returns the stored entries, also after it is reopened', async () => {
    const place = await createPlace();
    const history = openHistory(place);
    expect(await history.update(() => [night, bare])).toEqual([night, bare]);
    expect(await history.update(look)).toEqual([night, bare]);
    expect(await openHistory(place).update(look)).toEqual([night, bare]);
  });

  it('applies changes in order, and finishes them before it closes', async () => {
    const place = await createPlace();
    const history = openCalendarHistory(place);
    const add = (id: string) => history.update((known) => [...known, { ...night, id }]);
    const adding = Promise.all([add('a'), add('b'), add('c')]);
    await history.close();
    await adding;
    const known = await openHistory(place).update(look);
    expect(known.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('applies a change to the entries that another has stored', async () => {
    const place = await createPlace();
    const [one, other] = [openHistory(place), openHistory(place)];
    await one.update(() => [night]);
    await other.update((known) => [...known, bare]);
    expect(await one.update(look)).toEqual([night, bare]);
  });
});

describe('the file', () => {
  it('creates its folder on demand, and leaves no other file there', async () => {
    const { dataDir } = await createFolderPlace();
    const folder = join(dataDir, 'not', 'there', 'yet');
    await openHistory({ dataDir: folder }).update(() => [night]);
    expect(await readdir(folder)).toEqual(['calendar.json']);
  });

  it('stays as it is when it cannot be replaced', async () => {
    const place = await createFolderPlace();
    const history = openHistory(place);
    await history.update(() => [night]);
    await mkdir(join(place.dataDir, 'calendar.json.new'));
    await expect(history.update(() => [])).rejects.toThrow();
    expect(await history.update(look)).toEqual([night]);
  });

  it.each(['', '{"half', '[{"id":"night"}]', '{}'])(
    'that is damaged (%j) is not replaced',
    async (text) => {
      const place = await createFolderPlace();
      const file = join(place.dataDir, 'calendar.json');
      await writeFile(file, text);
      await expect(openHistory(place).update(() => [night])).rejects.toThrow(`${file} is damaged`);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});

describe('PostgreSQL', { timeout: 30_000 }, () => {
  it('stores the changes of all servers that start together', async () => {
    const place = await createDatabasePlace();
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(
      ids.map((id) => openHistory(place).update((known) => [...known, { ...night, id }])),
    );
    const known = await openHistory(place).update(look);
    expect(known.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('is not written when nothing changes', async () => {
    const place = await createDatabasePlace();
    const history = openHistory(place);
    await history.update(() => [night]);
    await history.update(look);
    await history.update(() => [{ ...night }]);
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    expect((await client.query('SELECT version FROM calendar')).rows).toEqual([{ version: 1 }]);
  });

  it('reports that it is unavailable', async () => {
    const databaseUrl = 'postgresql://league@127.0.0.1:1/none';
    await expect(openHistory({ dataDir: '', databaseUrl }).update(look)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
