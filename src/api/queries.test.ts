import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fighters } from '../testing/fixtures';
import { createQueryClient } from './queryClient';
import { eventQueries, fighterQueries } from './queries';

test.each([
  ['/api/fighters', (client: QueryClient) => client.query(fighterQueries.all())],
  ['/api/fighters', (client: QueryClient) => client.query(fighterQueries.first(4))],
  ['/api/fighters/a%2Fb', (client: QueryClient) => client.query(fighterQueries.byId('a/b'))],
  [
    '/api/fighters/a%2Fb/videos',
    (client: QueryClient) => client.query(fighterQueries.videos('a/b')),
  ],
  ['/api/events', (client: QueryClient) => client.query(eventQueries.all())],
  ['/api/events/upcoming', (client: QueryClient) => client.query(eventQueries.upcoming())],
])('reads %s', async (path, ask) => {
  const asked: string[] = [];
  const client = createQueryClient((requested) => {
    asked.push(requested);
    return Promise.reject(new Error('No answer'));
  });
  await expect(ask(client)).rejects.toThrow('No answer');
  expect(asked).toEqual([path]);
});

test('a fighter and the fighter’s videos are read only when there is an id', () => {
  expect(fighterQueries.byId('').enabled).toBe(false);
  expect(fighterQueries.videos('').enabled).toBe(false);
  expect(fighterQueries.byId('a').enabled).toBe(true);
  expect(fighterQueries.videos('a').enabled).toBe(true);
});

test('the first of a roster that is known are not read again', async () => {
  const client = createQueryClient(() => Promise.reject(new Error('No answer')));
  client.setQueryData(fighterQueries.all().queryKey, fighters);
  expect(await client.query(fighterQueries.first(2))).toEqual(fighters.slice(0, 2));
});
