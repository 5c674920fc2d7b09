import { useQuery } from '@tanstack/react-query';
import { eventQueries } from '../../api/queries';
import { toLoadable } from '../../api/toLoadable';
import { eventFilterFrom, withEventFilter } from '../../domain/eventFilters';
import { useAddressQuery } from '../useAddressQuery';
import { EventsView } from './EventsView';

/** `/events`: reads the calendar, and in the address what the visitor filters by. */
export function EventsPage() {
  const events = useQuery(eventQueries.all());
  const { query, change } = useAddressQuery();
  return (
    <EventsView
      events={toLoadable(events)}
      filter={eventFilterFrom(query)}
      onFilterChange={(filter) => {
        change(withEventFilter(query, filter));
      }}
    />
  );
}
