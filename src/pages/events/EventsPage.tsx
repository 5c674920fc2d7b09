import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic, type ReactNode } from 'react';
import { toLoadable } from '../toLoadable';
import { paths } from '../../urls/paths';
import { eventsContent, eventsDescription } from '../../content/events';
import type { FightEvent } from '../../domain/event';
import { eventFilterFrom, withEventFilter } from '../../urls/eventFilter';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import { eventsPicture } from '../metadata/eventsPicture';
import type { Metadata } from '../metadata/PageMetadata';
import { eventsLd } from '../metadata/structuredData';
import { useAddressQuery } from '../useAddressQuery';
import { useContinuedChoice } from '../useContinuedChoice';
import { EventsView } from './EventsView';
import { eventsRoute } from './route';

/** Describes the calendar by its events. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }): Metadata {
  return {
    title: eventsContent.name,
    description: eventsDescription,
    path: paths.events,
    picture: import.meta.env.SSR ? eventsPicture(loadedItems(events)) : undefined,
    structuredData: (toUrl) => (import.meta.env.SSR ? eventsLd(loadedItems(events), toUrl) : []),
  };
}

/** `/events`: reads the calendar and who fights, and in the address what the visitor filters by. */
export function EventsPage(): ReactNode {
  const queries = eventsRoute.queries({});
  const events = useQuery(queries.events);
  const bouts = useQuery(queries.bouts);
  const { query, change } = useAddressQuery();
  const isContinued = useContinuedChoice();
  // Shown before the page renders its new location, to which every link of it subscribes: with 240 events that took a slow
  // phone 100 ms.
  const [filter, showFilter] = useOptimistic(eventFilterFrom(query));
  return (
    <EventsView
      events={toLoadable(events, bouts)}
      bouts={bouts.data}
      filter={filter}
      onFilterChange={(chosen) => {
        startTransition(() => {
          showFilter(chosen);
          change(withEventFilter(query, chosen), { replace: isContinued() });
        });
      }}
    />
  );
}
