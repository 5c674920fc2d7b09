import { describe, expect, it } from 'vitest';
import { noFighterFilters } from '../domain/fighterFilters';
import { fighterFiltersFrom, withFighterFilters } from './fighterFilters';

describe('filters in an address', () => {
  it.each([
    ['', noFighterFilters],
    ['?q=tide', { search: 'tide', status: '', weightClass: '' }],
    [
      '?weight=Women%27s+Flyweight&status=rising-star&q=%26+%2B',
      { search: '& +', status: 'rising-star', weightClass: "Women's Flyweight" },
    ],
  ])('%j is read, and written again', (query, filters) => {
    expect(fighterFiltersFrom(new URLSearchParams(query))).toEqual(filters);
    const written = withFighterFilters(new URLSearchParams(), filters);
    expect(fighterFiltersFrom(written)).toEqual(filters);
  });

  it('are only those that are set; other parameters stay', () => {
    const query = new URLSearchParams('q=tide&status=champion&from=poster');
    expect(withFighterFilters(query, noFighterFilters).toString()).toBe('from=poster');
  });
});
