import jsonServer from 'json-server';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import routes from '../../routes.json';
import { bySoonest } from '../../src/domain/event';
import { listSchemas, mapLists, type League } from '../content/checkContent';
import {
  createCachedResponse,
  createPromiseCache,
  type CachedResponse,
} from '../http/cachedResponse';
import { dataHeaders } from '../http/securityHeaders';

const upcomingEvents = '/api/events/upcoming';

/** The reads that return a whole list. */
export const lists = [upcomingEvents, ...Object.keys(listSchemas).map((list) => `/api/${list}`)];

/** The reads about one fighter. */
const aboutFighter = /^\/api\/fighters\/(?<id>[^/]+)(?<videos>\/videos)?$/;

/** Returns the response at a path of the API; `undefined` when nothing is there. */
type Reads = (path: string) => Promise<CachedResponse> | undefined;

/**
 * Returns the responses to the documented reads of the current content (spec §7). Each is created on its first request. Only
 * ids of the content have a response of their own, so the size of the cache depends on the content and not on requests.
 */
export function createReads(content: { readonly current: League }): Reads {
  let league: League | undefined;
  let readsOfLeague: Reads = () => undefined;
  return (path) => {
    if (league !== content.current) {
      league = content.current;
      readsOfLeague = createReadsOf(league);
    }
    return readsOfLeague(path);
  };
}

function createReadsOf(league: League): Reads {
  const rest = createJsonServer(league);
  const soonestFirst = createJsonServer({ ...league, events: league.events.toSorted(bySoonest) });
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

  return (path) => {
    if (lists.includes(path)) return responseAt(path);
    const { id = '', videos } = aboutFighter.exec(path)?.groups ?? {};
    if (videos === undefined) return fighterIds.has(id) ? responseAt(path) : undefined;
    // A fighter without videos, or an unknown one. json-server drops a condition on a field that no record has, and
    // returns every record.
    return filmedIds.has(id) ? responseAt(path) : noVideos;
  };
}

function createJsonResponse(json: Buffer): Promise<CachedResponse> {
  return createCachedResponse(json, [
    ['Content-Type', 'application/json; charset=utf-8'],
    ...dataHeaders,
  ]);
}

const noVideos = createJsonResponse(Buffer.from('[]'));

/**
 * Runs json-server on one state of the content, in memory and in process: connections are pairs of streams, it has no
 * port, so only the paths requested here reach it. It holds the league, never a sign-up.
 *
 * @returns a function that returns the JSON of a public path such as `/api/fighters`, or of one of json-server's own
 */
function createJsonServer(league: League) {
  const rest = jsonServer.create().disable('etag').disable('json spaces');
  rest.use(jsonServer.rewriter(routes));
  rest.use(jsonServer.router(mapLists((list) => league[list])));
  const server = createServer(rest);

  return async (path: string): Promise<Buffer> => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const sent = request({ path, createConnection: () => near }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const json = await buffer(response);
    if (response.statusCode === 200) return json;
    throw new Error(`json-server responded to ${path} with ${response.statusCode ?? ''}`);
  };
}
