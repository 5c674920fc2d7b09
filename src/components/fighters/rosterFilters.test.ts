import { expect, it } from 'vitest';
import { choicesOf, filterItems } from '../../domain/filters';
import { fighters, longNamed, newcomer, unknownStatus } from '../../testing/fixtures';
import { rosterFilters } from './rosterFilters';

it('a fighter whose status the site does not know is offered and found as active, as the badge says', () => {
  const status = rosterFilters.find(({ name }) => name === 'status');
  const statuses = status && 'choiceOf' in status ? choicesOf(fighters, status) : [];
  expect(statuses).toEqual(['champion', 'rising-star', 'veteran', 'prospect', 'active']);
  expect(filterItems(fighters, rosterFilters, { status: 'active' })).toEqual([
    newcomer,
    longNamed,
    unknownStatus,
  ]);
});
