/**
 * An address's query with some of its parameters changed and the others left alone. An empty text leaves its
 * parameter out, so that what is not asked for is not in the address.
 */
export function changeQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
