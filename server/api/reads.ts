import { bySoonest } from '../../src/domain/event';
import type { League } from '../content/checkContent';
import { createCachedResponse, type CachedResponse } from '../http/cachedResponse';
import { createPromiseCache } from '../http/promiseCache';
import { dataHeaders } from '../http/securityHeaders';
import { createRest } from './rest';

const upcomingEvents = '/api/events/upcoming';

/** The reads that return a whole list. */
const lists = ['/api/fighters', '/api/events', upcomingEvents, '/api/videos', '/api/music'];

/** The reads about one fighter. */
const aboutFighter = /^\/api\/fighters\/(?<id>[^/]+)(?<videos>\/videos)?$/;

/** The responses to every documented read of one state of the content (spec §7). */
export interface Reads {
  /** The content that is read. */
  readonly league: League;
  /** Returns the response at a path of the API; `undefined` when nothing is there. */
  at(path: string): Promise<CachedResponse> | undefined;
  /** Creates the responses of the lists ahead of their first visitor. */
  warm(): Promise<void>;
}

/**
 * Creates each response on its first request, and caches it. Only ids of the content have a response of their own,
 * so the size of the cache depends on the content and not on requests.
 */
export function createReads(league: League): Reads {
  const rest = createRest(league);
  const soonestFirst = createRest({ ...league, events: league.events.toSorted(bySoonest) });
  const fighterIds = new Set(league.fighters.map(({ id }) => id));
  const filmedIds = new Set(league.videos.map(({ fighterId }) => fighterId));

  const cached = createPromiseCache(async (path: string): Promise<CachedResponse> => {
    // The sort order in routes.json compares dates as text, which fails for different time zones.
    const json = await (path === upcomingEvents
      ? soonestFirst('/events?status=upcoming')
      : rest(path));
    return createJsonResponse(json);
  });
  const responseAt = (path: string) => cached(path, league);

  return {
    league,
    at: (path) => {
      if (lists.includes(path)) return responseAt(path);
      const { id = '', videos } = aboutFighter.exec(path)?.groups ?? {};
      if (videos === undefined) return fighterIds.has(id) ? responseAt(path) : undefined;
      // A fighter without videos, or an unknown one. json-server drops a condition on a field that no record has,
      // and returns every record.
      return filmedIds.has(id) ? responseAt(path) : noVideos;
    },
    warm: async () => {
      await Promise.all(lists.map(responseAt));
    },
  };
}

function createJsonResponse(json: Buffer): Promise<CachedResponse> {
  return createCachedResponse(json, [
    ['Content-Type', 'application/json; charset=utf-8'],
    ...dataHeaders,
  ]);
}

const noVideos = createJsonResponse(Buffer.from('[]'));
