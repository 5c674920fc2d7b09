import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LeagueReader } from '../../src/api/leagueReader';
import { eventsSchema } from '../../src/domain/event';
import { fighterSchema, fightersSchema } from '../../src/domain/fighter';
import { videosSchema } from '../../src/domain/video';
import { createReads } from '../api/reads';
import { checkContent, type League } from '../content/checkContent';
import { sampleLeague } from '../testing/league';
import { createLeagueReader } from './pageDocument';

const leagueOf = (content: unknown) => checkContent(content, () => true).league;

/** The sample with what could come out differently: an explicit null, fields in another order, equal dates. */
function trickyLeague(): League {
  const { events, fighters, ...league } = sampleLeague();
  const [first, ...others] = fighters.map((fighter) => ({ hometown: null, ...fighter }));
  const again = { ...events[2], id: '20000000-0000-4000-8000-000000000005', title: 'As soon' };
  return leagueOf({ ...league, fighters: [...others, first], events: [...events, again] });
}

const leagues: [name: string, league: League][] = [
  ['db.json', leagueOf(JSON.parse(readFileSync('db.json', 'utf8')))],
  ['a league of odd records', trickyLeague()],
  ['a league without videos', leagueOf({ ...sampleLeague(), videos: [] })],
];

/** Every read of a league: the path of the API, the records that pages are rendered from, and their schema. */
function readsOf({ fighters }: League, reader: LeagueReader) {
  const ids = fighters.map(({ id }) => id);
  return [
    { path: '/api/fighters', read: reader.fighters, schema: fightersSchema },
    { path: '/api/events', read: reader.events, schema: eventsSchema },
    { path: '/api/events/upcoming', read: reader.upcomingEvents, schema: eventsSchema },
    ...ids.map((id) => ({
      path: `/api/fighters/${id}`,
      read: () => reader.fighter(id),
      schema: fighterSchema,
    })),
    ...[...ids, 'nobody'].map((id) => ({
      path: `/api/fighters/${id}/videos`,
      read: () => reader.videosOf(id),
      schema: videosSchema,
    })),
  ];
}

describe.each(leagues)('the pages of %s are rendered from', (_, league) => {
  const reader = createLeagueReader(league, 0);
  const reads = readsOf(league, reader);
  const responseAt = createReads({ current: league });
  const bodyAt = async (path: string) => (await responseAt(path))?.identity.body.toString();

  it('what the API returns, to the byte', async () => {
    for (const { path, read } of reads) {
      expect(JSON.stringify(await read()), path).toBe(await bodyAt(path));
    }
  });

  it('what a browser makes of it', async () => {
    for (const { path, read, schema } of reads) {
      const inBrowser = schema.parse(JSON.parse((await bodyAt(path)) ?? ''));
      expect(JSON.stringify(inBrowser), path).toBe(JSON.stringify(await read()));
    }
  });

  it('no fighter where the API finds none', async () => {
    expect(await reader.fighter('nobody')).toBeNull();
    expect(responseAt('/api/fighters/nobody')).toBeUndefined();
  });
});
