import type { ReactNode } from 'react';
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
import { EventsView } from './EventsView';

/** Describes the calendar by its events. */
export function metadata({ events }: { events: Loadable<FightEvent[]> }, now: number): Metadata {
  return {
    title: eventsContent.name,
    description: eventsDescription,
    path: paths.events,
    picture: import.meta.env.SSR ? eventsPicture(loadedItems(events), now) : undefined,
    structuredData: (toUrl) =>
      import.meta.env.SSR ? eventsLd(loadedItems(events), toUrl, now) : [],
  };
}

interface EventsPageProps {
  events: Loadable<FightEvent[]>;
  bouts: Loadable<Bouts>;
}

/** `/events`: the calendar and who fights; reads in the address what the visitor filters by. */
export function EventsPage({ events, bouts }: EventsPageProps): ReactNode {
  const { query, change } = useAddressQuery();
  return (
    <EventsView
      events={events}
      bouts={bouts.status === 'ready' ? bouts.data : undefined}
      filter={eventFilterFrom(query)}
      onFilterChange={(filter) => {
        change((current) => withEventFilter(current, filter), { choice: 'status' });
      }}
    />
  );
}
