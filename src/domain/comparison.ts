/** The name that a comparison has in an address: once for each fighter who is to be chosen. */
const parameter = 'compare';

/**
 * Whom an address puts side by side, as ids: `/fighters/f20?compare=f31`, or both on the roster. An empty text
 * stands for one yet to be chosen.
 *
 * @returns `undefined` when it asks for no comparison.
 */
export function comparedIds(query: URLSearchParams): string[] | undefined {
  return query.has(parameter) ? query.getAll(parameter) : undefined;
}

/** The query that asks for a comparison, or for none. Its other parameters are left alone. */
export function withComparedIds(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(parameter);
  for (const id of ids) changed.append(parameter, id);
  return changed;
}
