import { queryOptions } from '@tanstack/react-query';
import { eventsSchema } from '../domain/event';
import { fighterSchema, fightersSchema } from '../domain/fighter';
import { videosSchema } from '../domain/video';
import { read, readOrNull } from './read';

const readFighters = read('/api/fighters', fightersSchema);

/** Every read of the site (spec §7), shared between pages by its key. */
export const fighterQueries = {
  all: () => queryOptions({ queryKey: ['fighters'], queryFn: readFighters }),
  /**
   * The first fighters of the roster, so that a server-rendered page does not include the rest. In the browser
   * they are selected from the whole roster, which is read once, whichever page needs it first.
   */
  first: (count: number) =>
    queryOptions({
      queryKey: ['fighters', 'first', count],
      queryFn: async (context) => {
        const isRendering = context.meta?.readJson !== undefined;
        const roster = isRendering
          ? await readFighters(context)
          : await context.client.query(fighterQueries.all());
        return roster.slice(0, count);
      },
    }),
  /** One fighter; `null` when the league has no such fighter. */
  byId: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id],
      queryFn: readOrNull(`/api/fighters/${encodeURIComponent(id)}`, fighterSchema, 404),
      enabled: id !== '',
    }),
  videos: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id, 'videos'],
      queryFn: read(`/api/fighters/${encodeURIComponent(id)}/videos`, videosSchema),
      enabled: id !== '',
    }),
};

export const eventQueries = {
  all: () => queryOptions({ queryKey: ['events'], queryFn: read('/api/events', eventsSchema) }),
  upcoming: () =>
    queryOptions({
      queryKey: ['events', 'upcoming'],
      queryFn: read('/api/events/upcoming', eventsSchema),
    }),
};
