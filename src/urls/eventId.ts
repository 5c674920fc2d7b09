import { changeQuery } from './changeQuery';
import { paths } from './paths';

const parameter = 'event';

/** Returns the event id of a URL such as `/pay-per-view?event=e07`; empty when it has none. */
export function eventIdFrom(query: URLSearchParams): string {
  return query.get(parameter)?.toLowerCase() ?? '';
}

/** Returns the address of the pay-per-view registration with an event chosen. */
export function registrationPath(eventId: string): string {
  const query = changeQuery(new URLSearchParams(), { [parameter]: eventId });
  return `${paths.payPerView}?${query.toString()}`;
}
