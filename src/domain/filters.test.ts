import { describe, expect, it } from 'vitest';
import { choicesOf, filterItems, knownValues, type Filter, type FilterValues } from './filters';

interface Named {
  name: string;
  nickname?: string;
  status: string;
  weightClass: string;
}

const roster: Named[] = [
  { name: 'Rafael Monteiro', nickname: 'The Tide', status: 'champion', weightClass: 'Lightweight' },
  { name: 'Joseph Wambugu', status: 'veteran', weightClass: 'Light Heavyweight' },
  { name: 'Ana (Nina) Duarte', nickname: '.*', status: 'veteran', weightClass: 'Lightweight' },
];

const status = { name: 'status', choiceOf: (fighter: Named) => fighter.status };
const filters: Filter<Named>[] = [
  { name: 'q', textsOf: ({ name, nickname = '' }) => [name, nickname] },
  status,
  { name: 'weight', choiceOf: ({ weightClass }) => weightClass },
];

const names = (values: FilterValues) =>
  filterItems(roster, filters, values).map(({ name }) => name);

describe('filterItems', () => {
  it('returns every item without a value', () => {
    expect(names({})).toHaveLength(roster.length);
    expect(names({ q: '', status: '', weight: '' })).toHaveLength(roster.length);
  });

  it.each([
    ['part of a text in any letter case', { q: 'MONT' }, ['Rafael Monteiro']],
    ['part of another text', { q: 'tide' }, ['Rafael Monteiro']],
    ['no text that is not there', { q: 'undefined' }, []],
    ['without the blanks around what is typed', { q: '  wambugu ' }, ['Joseph Wambugu']],
    ['what is typed literally, not as a pattern', { q: '.*' }, ['Ana (Nina) Duarte']],
    ['not by a part of a choice', { weight: 'Light' }, []],
    ['not by a choice in another letter case', { status: 'Champion' }, []],
    ['by a choice', { weight: 'Lightweight' }, ['Rafael Monteiro', 'Ana (Nina) Duarte']],
    [
      'all filters together',
      { q: 'a', status: 'veteran', weight: 'Lightweight' },
      ['Ana (Nina) Duarte'],
    ],
  ])('matches %s', (_, values, found) => {
    expect(names(values)).toEqual(found);
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
  ])('finds by %s, which is typed otherwise: %s', (q, name) => {
    const fighters = [{ name, status: 'active', weightClass: 'Flyweight' }];
    expect(filterItems(fighters, filters, { q })).toEqual(fighters);
  });

  it('matches a search with marks as it is', () => {
    const fighters = [{ name: 'Jiri Havranek', status: 'active', weightClass: 'Flyweight' }];
    for (const q of ['havránek', 'blonski']) {
      expect(filterItems(fighters, filters, { q })).toEqual([]);
    }
  });
});

it('offers each value once, in the order of the items, and no empty one', () => {
  expect(choicesOf([...roster, { name: '', status: '', weightClass: '' }], status)).toEqual([
    'champion',
    'veteran',
  ]);
});

it('drops a choice that no item has', () => {
  const values = { q: 'a', status: 'CHAMPION', weight: ' Lightweight ' };
  expect(knownValues(values, filters, roster)).toEqual({
    q: 'a',
    status: '',
    weight: 'Lightweight',
  });
});
