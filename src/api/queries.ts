import { queryOptions } from '@tanstack/react-query';
import type { NextFights } from '../domain/bout';
import type { FightEvent } from '../domain/event';
import { isOver } from '../domain/eventPhase';
import type { Fighter } from '../domain/fighter';
import { readerOf } from './leagueReader';

/**
 * Every read of the site (spec §7), shared between pages by its key. Only what one page alone shows is aborted when
 * that page is left: others select from a list while it is on its way.
 */
export const fighterQueries = {
  all: () =>
    queryOptions({
      queryKey: ['fighters'],
      queryFn: (context) => readerOf(context).fighters(),
    }),
  /**
   * The first fighters of the roster, so that a server-rendered page does not include the rest. They are selected
   * from the whole roster, which is read once, whichever page needs it first.
   */
  first: (count: number) =>
    queryOptions({
      queryKey: ['fighters', 'first', count],
      queryFn: async ({ client }) => (await client.query(fighterQueries.all())).slice(0, count),
    }),
  /**
   * What one page needs of the roster, selected from it as {@link fighterQueries.first} are.
   *
   * @param load loads the function that selects, with the page's code.
   */
  derivedFromRoster: <Selection>(
    name: string,
    load: () => Promise<(roster: Fighter[]) => Selection>,
  ) =>
    queryOptions({
      queryKey: ['derived from roster', name],
      queryFn: async ({ client }) => {
        const [select, roster] = await Promise.all([load(), client.query(fighterQueries.all())]);
        return select(roster);
      },
    }),
  /** One fighter; `null` when the league has no such fighter. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id],
      queryFn: (context) => readerOf(context).fighter(id, context.signal),
      enabled: id !== '',
    }),
  videos: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id, 'videos'],
      queryFn: (context) => readerOf(context).videosOf(id, context.signal),
      enabled: id !== '',
    }),
};

export const eventQueries = {
  all: () =>
    queryOptions({
      queryKey: ['events'],
      queryFn: (context) => readerOf(context).events(),
    }),
  upcoming: () =>
    queryOptions({
      queryKey: ['events', 'upcoming'],
      queryFn: (context) => readerOf(context).upcomingEvents(),
    }),
};

/** Loads what finds the fighters of an event, which a page that the server rendered does not need. */
const loadBoutMatcher = () => import('../domain/bout');

/** Who fights, found in the events and the roster, each of which is read once, whichever page needs it first. */
export const boutQueries = {
  /** The fighters of every event. */
  all: () =>
    queryOptions({
      queryKey: ['bouts'],
      queryFn: async ({ client }) => {
        const [{ boutsOf }, events, roster] = await Promise.all([
          loadBoutMatcher(),
          client.query(eventQueries.all()),
          client.query(fighterQueries.all()),
        ]);
        return boutsOf(events, roster);
      },
    }),
  /** The live event, unless its time is over, with its fighters and those of the upcoming events. */
  next: () =>
    queryOptions({
      queryKey: ['bouts', 'next'],
      queryFn: async ({ client, meta }): Promise<NextFights> => {
        const [{ boutsOf }, events, upcoming, roster] = await Promise.all([
          loadBoutMatcher(),
          client.query(eventQueries.all()),
          client.query(eventQueries.upcoming()),
          client.query(fighterQueries.all()),
        ]);
        const now = readerOf({ meta }).now();
        const isLive = (event: FightEvent) => event.status === 'live' && !isOver(event, now);
        const live = events.find(isLive) ?? null;
        return { live, bouts: boutsOf(live ? [live, ...upcoming] : upcoming, roster) };
      },
    }),
};
