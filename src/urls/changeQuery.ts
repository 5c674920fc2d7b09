/**
 * Returns a URL's query with some parameters changed and the others unchanged. An empty value removes its
 * parameter. Changed parameters come last, in the given order, so that the same choices make the same URL.
 */
export function changeQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    changed.delete(name);
    if (value !== '') changed.append(name, value);
  }
  return changed;
}

/** Returns the values of some parameters of a URL's query by their names; an empty one where it has none. */
export function valuesIn(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}
