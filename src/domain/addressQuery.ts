/**
 * An address's query with some of its parameters changed and the others left alone. An empty text leaves its
 * parameter out, so that what is not asked for is not in the address. Those changed come last, in the order
 * given, so that the same choices make the same address.
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
