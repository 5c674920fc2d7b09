import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { eventSchema } from '../domain/event';
import { fighterSchema } from '../domain/fighter';
import { videoSchema } from '../domain/video';
import { read } from './read';

/** Every read of the site (spec §7), shared between screens by its key. */
export const fighterQueries = {
  all: () =>
    queryOptions({
      queryKey: ['fighters'],
      queryFn: read('/api/fighters', z.array(fighterSchema)),
    }),
  byId: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id],
      queryFn: read(`/api/fighters/${encodeURIComponent(id)}`, fighterSchema),
      enabled: id !== '',
    }),
  videos: (id: string) =>
    queryOptions({
      queryKey: ['fighters', id, 'videos'],
      queryFn: read(`/api/fighters/${encodeURIComponent(id)}/videos`, z.array(videoSchema)),
      enabled: id !== '',
    }),
};

export const eventQueries = {
  all: () =>
    queryOptions({ queryKey: ['events'], queryFn: read('/api/events', z.array(eventSchema)) }),
  upcoming: () =>
    queryOptions({
      queryKey: ['events', 'upcoming'],
      queryFn: read('/api/events/upcoming', z.array(eventSchema)),
    }),
};
