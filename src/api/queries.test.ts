import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../testing/fixedClock';
import {
  champion,
  fighters,
  fixtureReader,
  liveEvent,
  titleFight,
  upcomingEvent,
  veteran,
} from '../testing/fixtures';
import { createQueryClient } from './queryClient';
import { boutQueries, eventQueries, fighterQueries } from './queries';

/** Responds to each read with the value of its path, and records the paths. */
function serve(content: Record<string, unknown>) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return Promise.resolve(Response.json(content[path]));
  });
  return requested;
}

beforeEach(stopClock);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a client with a reader of its own sends no requests', async () => {
  const requested = serve({});
  const client = createQueryClient(fixtureReader);
  expect(await client.query(fighterQueries.first(1))).toEqual(fighters.slice(0, 1));
  expect(await client.query(fighterQueries.byId('a'))).toBeNull();
  expect(requested).toEqual([]);
});

test('a client without the defaults of the site reads from the API', async () => {
  const requested = serve({ '/api/events': [] });
  expect(await new QueryClient().query(eventQueries.all())).toEqual([]);
  expect(requested).toEqual(['/api/events']);
});

test.each([
  ['a fighter', fighterQueries.byId('a')],
  ['the videos of a fighter', fighterQueries.videos('a')],
])('a read of %s is aborted when it is cancelled', async (_, query) => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise(() => {
      // No response arrives.
    });
  });
  const client = createQueryClient();
  const reading = client.query(query as ReturnType<typeof fighterQueries.byId>);
  await vi.waitFor(() => {
    expect(signals).toHaveLength(1);
  });
  void client.cancelQueries();
  expect(signals[0]?.aborted).toBe(true);
  await expect(reading).rejects.toThrow();
});

test('the roster still comes when its page is left, since the next page waits for it', async () => {
  let respond: (() => void) | undefined;
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        respond = () => {
          resolve(Response.json([]));
        };
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      }),
  );
  const client = createQueryClient();
  const leave = new QueryObserver(client, fighterQueries.all()).subscribe(() => undefined);
  const reading = client.query(fighterQueries.first(2));
  leave();
  respond?.();
  expect(await reading).toEqual([]);
});

test('each response is parsed with its schema, which fills in defaults', async () => {
  const fighter = { id: 'f1', name: 'Dana Petrov', weightClass: 'Welterweight', record: '0-0-0' };
  serve({
    '/api/fighters': [fighter],
    '/api/fighters/f%2F1': fighter,
    '/api/fighters/f%2F1/videos': [{ id: 'v1', title: 'Bout', url: '/v1' }],
    '/api/events': [{ id: 'e1', title: 'Redline 31' }],
    '/api/events/upcoming': [],
  });
  const client = createQueryClient();
  expect(await client.query(fighterQueries.all())).toMatchObject([{ wins: 0, status: 'active' }]);
  expect(await client.query(fighterQueries.byId('f/1'))).toMatchObject({ draws: 0 });
  expect(await client.query(fighterQueries.videos('f/1'))).toMatchObject([{ views: 0 }]);
  expect(await client.query(eventQueries.all())).toMatchObject([{ status: 'upcoming' }]);
  expect(await client.query(eventQueries.upcoming())).toEqual([]);
});

test('a fighter that the league does not have is null', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('No such fighter', { status: 404 })));
  expect(await createQueryClient().query(fighterQueries.byId('nobody'))).toBeNull();
});

test('a fighter and the fighter’s videos are read only when there is an id', () => {
  expect(fighterQueries.byId('').enabled).toBe(false);
  expect(fighterQueries.videos('').enabled).toBe(false);
  expect(fighterQueries.byId('a').enabled).toBe(true);
  expect(fighterQueries.videos('a').enabled).toBe(true);
});

const readAll = (client: QueryClient) => client.query(fighterQueries.all());
const readFirst = (client: QueryClient) => client.query(fighterQueries.first(2));

test.each([
  ['its first, then all', [readFirst, readAll]],
  ['all, then its first', [readAll, readFirst]],
])('the roster is read once by screens that show %s', async (_, reads) => {
  const requested = serve({ '/api/fighters': fighters });
  const client = createQueryClient();
  for (const read of reads) await read(client);
  expect(client.getQueryData(fighterQueries.first(2).queryKey)).toHaveLength(2);
  expect(client.getQueryData(fighterQueries.all().queryKey)).toHaveLength(fighters.length);
  expect(requested).toEqual(['/api/fighters']);
});

test('what a page selects of the roster is selected from the one read', async () => {
  const names = fighterQueries.derivedFromRoster('names', () =>
    Promise.resolve((roster: { name: string }[]) => roster.map(({ name }) => name)),
  );
  const requested = serve({ '/api/fighters': fighters });
  const client = createQueryClient();
  await client.query(fighterQueries.all());
  expect(await client.query(names)).toEqual(fighters.map(({ name }) => name));
  expect(requested).toEqual(['/api/fighters']);
});

const bout = [
  { id: champion.id, surname: 'Monteiro', imageUrl: champion.imageUrl },
  { id: veteran.id, surname: 'Wambugu', imageUrl: veteran.imageUrl },
];

test('who fights is found in the lists that the pages read, each of which is read once', async () => {
  const requested = serve({
    '/api/fighters': fighters,
    '/api/events': [titleFight, upcomingEvent],
    '/api/events/upcoming': [titleFight, upcomingEvent],
  });
  const client = createQueryClient();
  expect(await client.query(boutQueries.next())).toEqual({
    live: null,
    bouts: { [titleFight.id]: bout },
  });
  expect(await client.query(boutQueries.all())).toEqual({ [titleFight.id]: bout });
  await client.query(eventQueries.all());
  await client.query(eventQueries.upcoming());
  await client.query(fighterQueries.first(1));
  expect(requested.sort()).toEqual(['/api/events', '/api/events/upcoming', '/api/fighters']);
});

test('the next fights are those of the first event that is live and not over, and of the upcoming ones', async () => {
  const { subtitle } = titleFight;
  const live = { ...liveEvent, subtitle };
  const later = { ...upcomingEvent, id: 'later', subtitle };
  const forgotten = { id: 'forgotten', date: '2026-11-20T01:00:00.000Z' };
  serve({
    '/api/fighters': fighters,
    '/api/events': [{ ...live, ...forgotten }, later, live, { ...live, id: 'second' }],
    '/api/events/upcoming': [{ ...upcomingEvent, ...forgotten }, later],
  });
  expect(await createQueryClient().query(boutQueries.next())).toEqual({
    live,
    bouts: { [live.id]: bout, later: bout },
  });
});
