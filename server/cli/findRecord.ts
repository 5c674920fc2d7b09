import { textSearch } from '../../src/domain/text';

/** The maximum number of suggestions for an unknown id. */
const mostNamed = 3;

/** What a record is found and shown by. */
interface Named {
  id: string;
  title?: string | undefined;
  name?: string | undefined;
}

/** Returns what a record is called: an event's title, or a fighter's name. */
export function labelOf({ id, title, name }: Named): string {
  return title ?? name ?? id;
}

/**
 * Returns the record with an id.
 *
 * @throws {Error} when there is none, which suggests records whose id begins with the text or whose label contains
 * it, and says how to list all
 */
export function findRecord<Item extends Named>(
  list: 'fighters' | 'events',
  records: readonly Item[],
  id: string,
): Item {
  const record = records.find((each) => each.id === id.toLowerCase());
  if (record) return record;

  const start = id.toLowerCase().slice(0, 8);
  const isFound = textSearch(id);
  const near = records.filter(
    (each) => each.id.toLowerCase().startsWith(start) || isFound(labelOf(each)),
  );
  const named = near.slice(0, mostNamed).map((each) => `  ${each.id}  ${labelOf(each)}\n`);
  const question = named.length > 0 ? `is it one of these?\n${named.join('')}` : '';
  throw new Error(
    `no ${list.slice(0, -1)} has the id ${id}; ${question}npm run league -- ${list} list shows all`,
  );
}
