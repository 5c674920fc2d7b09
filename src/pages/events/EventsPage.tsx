import { startTransition, useOptimistic, type ReactNode } from 'react';
import { paths } from '../../urls/paths';
import { eventsContent, eventsDescription } from '../../content/events';
import type { Bouts } from '../../domain/bout';
import type { FightEvent } from '../../domain/event';
import { eventFilterFrom, withEventFilter } from '../../urls/eventFilter';
import { loadedItems, type Loadable } from '../../components/feedback/loadable';
import { eventsPicture } from '../metadata/eventsPicture';
import type { Metadata } from '../metadata/PageMetadata';
import { eventsLd } from '../metadata/structuredData';
import { useAddressQuery } from '../useAddressQuery';
import { useContinuedChoice } from '../useContinuedChoice';
import { EventsView } from './EventsView';

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

interface EventsPageProps {
  events: Loadable<FightEvent[]>;
  bouts: Loadable<Bouts>;
}

/** `/events`: the calendar and who fights; reads in the address what the visitor filters by. */
export function EventsPage({ events, bouts }: EventsPageProps): ReactNode {
  const { query, change } = useAddressQuery();
  const isContinued = useContinuedChoice();
  // Shown before the page renders its new location, to which every link of it subscribes: with 240 events that took a slow
  // phone 100 ms.
  const [filter, showFilter] = useOptimistic(eventFilterFrom(query));
  return (
    <EventsView
      events={events}
      bouts={bouts.status === 'ready' ? bouts.data : undefined}
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
