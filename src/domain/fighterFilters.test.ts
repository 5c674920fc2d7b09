import { describe, expect, it } from 'vitest';
import {
  distinctValues,
  filterFighters,
  knownFighterFilters,
  noFighterFilters,
  statusOptionLabel,
} from './fighterFilters';

const roster = [
  { name: 'Rafael Monteiro', nickname: 'The Tide', status: 'champion', weightClass: 'Lightweight' },
  { name: 'Joseph Wambugu', status: 'veteran', weightClass: 'Light Heavyweight' },
  { name: 'Ana (Nina) Duarte', nickname: '.*', status: 'veteran', weightClass: 'Lightweight' },
];

const names = (filters: Partial<typeof noFighterFilters>) =>
  filterFighters(roster, { ...noFighterFilters, ...filters }).map(({ name }) => name);

describe('filterFighters', () => {
  it('returns every fighter without a filter', () => {
    expect(names({})).toHaveLength(roster.length);
  });

  it('matches part of a name in any letter case', () => {
    expect(names({ search: 'MONT' })).toEqual(['Rafael Monteiro']);
  });

  it('matches part of a nickname', () => {
    expect(names({ search: 'tide' })).toEqual(['Rafael Monteiro']);
    expect(names({ search: 'undefined' })).toEqual([]);
  });

  it.each([
    ['havranek', 'Jiří Havránek'],
    ['HAVRÁNEK', 'Jiří Havránek'],
    // The accent as a character of its own.
    ['Havra\u0301nek', 'Jiří Havránek'],
    ['blonski', 'Jan Błoński'],
    ['nguyen', 'Nguyễn Văn An'],
    ["o'brien", 'Sean O’Brien'],
    ['o’brien', "Tom O'Brien"],
    ['saint  clair', 'Rémi Saint Clair'],
    ['soren', 'Søren Holm'],
  ])('finds by %s, which is typed otherwise: %s', (search, name) => {
    const fighters = [{ name, status: 'active', weightClass: 'Flyweight' }];
    expect(filterFighters(fighters, { ...noFighterFilters, search })).toEqual(fighters);
  });

  it('matches a search with marks as it is', () => {
    const fighters = [{ name: 'Jiri Havranek', status: 'active', weightClass: 'Flyweight' }];
    for (const search of ['havránek', 'blonski']) {
      expect(filterFighters(fighters, { ...noFighterFilters, search })).toEqual([]);
    }
  });

  it('ignores blanks around the search text', () => {
    expect(names({ search: '  wambugu ' })).toEqual(['Joseph Wambugu']);
  });

  it('matches the search literally, not as a pattern', () => {
    expect(names({ search: '.*' })).toEqual(['Ana (Nina) Duarte']);
    expect(names({ search: '(' })).toEqual(['Ana (Nina) Duarte']);
  });

  it('matches the status exactly: neither part of it nor another letter case', () => {
    expect(names({ status: 'champ' })).toEqual([]);
    expect(names({ status: 'Champion' })).toEqual([]);
    expect(names({ status: 'champion' })).toEqual(['Rafael Monteiro']);
  });

  it('matches the weight class exactly: Lightweight is not Light Heavyweight', () => {
    expect(names({ weightClass: 'Light' })).toEqual([]);
    expect(names({ weightClass: 'lightweight' })).toEqual([]);
    expect(names({ weightClass: 'Lightweight' })).toHaveLength(2);
  });

  it('applies all three filters together', () => {
    expect(names({ search: 'a', status: 'veteran', weightClass: 'Lightweight' })).toEqual([
      'Ana (Nina) Duarte',
    ]);
  });
});

it('lists each value once, in the order of the roster', () => {
  expect(distinctValues(roster, 'status')).toEqual(['champion', 'veteran']);
});

it('lists a status in upper case, its hyphens as spaces', () => {
  expect(statusOptionLabel('rising-star')).toBe('RISING STAR');
  expect(statusOptionLabel('out-of-action')).toBe('OUT OF ACTION');
});

it('drops a filter whose value no fighter in the roster has', () => {
  const filters = { search: 'a', status: 'CHAMPION', weightClass: 'Lightweight' };
  expect(knownFighterFilters(filters, roster)).toEqual({ ...filters, status: '' });
  expect(knownFighterFilters({ ...filters, weightClass: 'Light' }, roster).weightClass).toBe('');
  expect(
    knownFighterFilters({ ...filters, weightClass: ' Lightweight ' }, roster).weightClass,
  ).toBe('Lightweight');
});
