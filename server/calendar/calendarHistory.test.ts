import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CalendarEntry } from '../../src/domain/calendar';
import { createDatabasePlace, createFolderPlace } from '../testing/places';
import { openCalendarMemory, type CalendarPlace } from './calendarMemory';

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

function openMemory(place: CalendarPlace) {
  const memory = openCalendarMemory(place);
  onTestFinished(() => memory.close());
  return memory;
}

const look = (known: CalendarEntry[]) => known;

describe.each([
  { name: 'a file', createPlace: createFolderPlace },
  { name: 'PostgreSQL', createPlace: createDatabasePlace },
])('the calendar’s memory in $name', { timeout: 20_000 }, ({ createPlace }) => {
  it('is empty to begin with', async () => {
    expect(await openMemory(await createPlace()).update(look)).toEqual([]);
  });

  it('gives back what it was given, also after it is opened anew', async () => {
    const place = await createPlace();
    const memory = openMemory(place);
    expect(await memory.update(() => [night, bare])).toEqual([night, bare]);
    expect(await memory.update(look)).toEqual([night, bare]);
    expect(await openMemory(place).update(look)).toEqual([night, bare]);
  });

  it('takes one change after the other, and finishes them before it closes', async () => {
    const place = await createPlace();
    const memory = openCalendarMemory(place);
    const add = (id: string) => memory.update((known) => [...known, { ...night, id }]);
    const adding = Promise.all([add('a'), add('b'), add('c')]);
    await memory.close();
    await adding;
    const known = await openMemory(place).update(look);
    expect(known.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is changed on top of what another has changed', async () => {
    const place = await createPlace();
    const [one, other] = [openMemory(place), openMemory(place)];
    await one.update(() => [night]);
    await other.update((known) => [...known, bare]);
    expect(await one.update(look)).toEqual([night, bare]);
  });
});

describe('the file', () => {
  it('is in a folder that is made when it is needed, and leaves nothing beside it', async () => {
    const { dataDir } = await createFolderPlace();
    const folder = join(dataDir, 'not', 'there', 'yet');
    await openMemory({ dataDir: folder }).update(() => [night]);
    expect(await readdir(folder)).toEqual(['calendar.json']);
  });

  it('stays as it is when it cannot be replaced', async () => {
    const place = await createFolderPlace();
    const memory = openMemory(place);
    await memory.update(() => [night]);
    await mkdir(join(place.dataDir, 'calendar.json.new'));
    await expect(memory.update(() => [])).rejects.toThrow();
    expect(await memory.update(look)).toEqual([night]);
  });

  it.each(['', '{"half', '[{"id":"night"}]', '{}'])(
    'that is damaged (%j) is not replaced',
    async (text) => {
      const place = await createFolderPlace();
      const file = join(place.dataDir, 'calendar.json');
      await writeFile(file, text);
      await expect(openMemory(place).update(() => [night])).rejects.toThrow(`${file} is damaged`);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});

describe('PostgreSQL', { timeout: 30_000 }, () => {
  it('lets servers that begin together all have their say', async () => {
    const place = await createDatabasePlace();
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(
      ids.map((id) => openMemory(place).update((known) => [...known, { ...night, id }])),
    );
    const known = await openMemory(place).update(look);
    expect(known.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('is not written when nothing changes', async () => {
    const place = await createDatabasePlace();
    const memory = openMemory(place);
    await memory.update(() => [night]);
    await memory.update(look);
    await memory.update(() => [{ ...night }]);
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    expect((await client.query('SELECT version FROM calendar')).rows).toEqual([{ version: 1 }]);
  });

  it('that is away is said to be', async () => {
    const databaseUrl = 'postgresql://league@127.0.0.1:1/none';
    await expect(openMemory({ dataDir: '', databaseUrl }).update(look)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
