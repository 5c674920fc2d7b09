import type { QueryFunctionContext } from '@tanstack/react-query';
import { eventsSchema, type FightEvent } from '../domain/event';
import { fighterSchema, fightersSchema, type Fighter } from '../domain/fighter';
import { videosSchema, type Video } from '../domain/video';
import { read, readOrNull } from './read';

/** Reads the league's records: in the browser from the API (spec §7), on the server from the content itself. */
export interface LeagueReader {
  fighters: () => Promise<Fighter[]>;
  /** Resolves with `null` when the league has no such fighter. */
  fighter: (id: string, signal?: AbortSignal) => Promise<Fighter | null>;
  videosOf: (fighterId: string, signal?: AbortSignal) => Promise<Video[]>;
  events: () => Promise<FightEvent[]>;
  /** Resolves with the events that are upcoming, soonest first. */
  upcomingEvents: () => Promise<FightEvent[]>;
  /** Returns the moment that the records are read for, in ms since the epoch. */
  now: () => number;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** {@link apiReader} when left out. */
      reader?: LeagueReader;
    };
  }
}

/** Reads from the API. */
const apiReader: LeagueReader = {
  fighters: () => read('/api/fighters', fightersSchema),
  fighter: (id, signal) => readOrNull(fighterPath(id), fighterSchema, signal, 404),
  videosOf: (fighterId, signal) => read(`${fighterPath(fighterId)}/videos`, videosSchema, signal),
  events: () => read('/api/events', eventsSchema),
  upcomingEvents: () => read('/api/events/upcoming', eventsSchema),
  now: () => Date.now(),
};

const fighterPath = (id: string) => `/api/fighters/${encodeURIComponent(id)}`;

/** Returns the reader of the client that runs a query. */
export function readerOf({ meta }: Pick<QueryFunctionContext, 'meta'>): LeagueReader {
  return meta?.reader ?? apiReader;
}
