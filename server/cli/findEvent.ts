import type { FightEvent } from '../../src/domain/event';
import { textSearch } from '../../src/domain/text';

/** The maximum number of suggestions for an unknown id. */
const mostNamed = 3;

/**
 * Returns the event with an id.
 *
 * @throws {Error} when there is none, which suggests events whose id begins with the text or whose title contains
 * it, and says how to list all
 */
export function findEvent(events: readonly FightEvent[], id: string): FightEvent {
  const event = events.find((each) => each.id === id);
  if (event) return event;

  const start = id.toLowerCase().slice(0, 8);
  const isFound = textSearch(id);
  const near = events.filter(
    (each) => each.id.toLowerCase().startsWith(start) || isFound(each.title),
  );
  const named = near.slice(0, mostNamed).map((each) => `  ${each.id}  ${each.title}\n`);
  const question = named.length > 0 ? `is it one of these?\n${named.join('')}` : '';
  throw new Error(`no event has the id ${id}; ${question}npm run league -- events list shows all`);
}
