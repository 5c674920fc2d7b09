import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import type { EventFilter } from '../../domain/eventFilters';
import { EventsView } from './EventsView';

/** `/events`: reads the calendar and holds what the visitor filters by. */
export function EventsPage() {
  const events = useQuery(eventQueries.all());
  const [filter, setFilter] = useState<EventFilter>('all');
  return <EventsView events={toLoadable(events)} filter={filter} onFilterChange={setFilter} />;
}
