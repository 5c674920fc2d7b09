import type { Fighter } from '../domain/fighter';
import type { Pair } from '../domain/taleOfTheTape';
import { paths } from './paths';

/** The query parameter of a comparison, repeated for each fighter to choose. */
const parameter = 'compare';

/**
 * Returns the ids of the fighters that a URL compares: `/fighters/f20?compare=f31`, or both on the roster. An
 * empty id represents a fighter yet to be chosen.
 *
 * @returns `undefined` when the URL has no comparison
 */
export function comparedIds(query: URLSearchParams): string[] | undefined {
  return query.has(parameter) ? query.getAll(parameter).map((id) => id.toLowerCase()) : undefined;
}

/** Returns the query with the given comparison, or without one, and its other parameters unchanged. */
export function withComparedIds(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(parameter);
  for (const id of ids) changed.append(parameter, id);
  return changed;
}

/** Returns the address that compares two fighters: on the profile of the first. */
export function comparisonPath([left, right]: Pair<Pick<Fighter, 'id'>>): string {
  const query = withComparedIds(new URLSearchParams(), [right.id]);
  return `${paths.fighter(left.id)}?${query.toString()}`;
}
