/** Returns the event id of a URL such as `/pay-per-view?event=e07`; empty when it has none. */
export function eventIdFrom(query: URLSearchParams): string {
  return query.get('event') ?? '';
}
