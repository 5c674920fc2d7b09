import { queryOptions } from '@tanstack/react-query';
import { readerOf } from './leagueReader';

/** Every read of the site (spec §7), shared between pages by its key. */
export const fighterQueries = {
  all: () =>
    queryOptions({
      queryKey: ['fighters'],
      queryFn: (context) => readerOf(context).fighters(context.signal),
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
      queryFn: (context) => readerOf(context).events(context.signal),
    }),
  upcoming: () =>
    queryOptions({
      queryKey: ['events', 'upcoming'],
      queryFn: (context) => readerOf(context).upcomingEvents(context.signal),
    }),
};
