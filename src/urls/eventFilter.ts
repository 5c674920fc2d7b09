import { eventFilters, type EventFilter } from '../domain/eventFilters';
import { changeQuery } from './changeQuery';

/** Returns the filter of a URL such as `/events?status=live`; an unknown value means all. */
export function eventFilterFrom(query: URLSearchParams): EventFilter {
  const status = query.get('status');
  return eventFilters.find((filter) => filter === status) ?? 'all';
}

/** Returns the query with this filter, and its other parameters unchanged. */
export function withEventFilter(query: URLSearchParams, filter: EventFilter): URLSearchParams {
  return changeQuery(query, { status: filter === 'all' ? '' : filter });
}
