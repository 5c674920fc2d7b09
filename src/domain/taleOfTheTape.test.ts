import { describe, expect, it, test } from 'vitest';
import { champion, newcomer, risingStar, veteran } from '../testing/fixtures';
import { byWeightClass, lengthInCm, taleOfTheTape } from './taleOfTheTape';

describe('the tale of the tape', () => {
  const line = (label: string, ...pair: Parameters<typeof taleOfTheTape>) =>
    taleOfTheTape(...pair).find((one) => one.label === label);

  it('compares win rate, sizes and weight class, and marks the greater value', () => {
    const shorter = { ...risingStar, height: `5'4" (163 cm)`, reach: '73 in' };
    expect(taleOfTheTape(champion, shorter)).toEqual([
      { label: 'Win rate', values: ['84%', '100%'], edge: { corner: 1, word: 'higher' } },
      {
        label: 'Height',
        values: ['5 ft 10 in', `5'4" (163 cm)`],
        edge: { corner: 0, word: 'taller' },
      },
      { label: 'Reach', values: ['73 in', '73 in'] },
      { label: 'Weight class', values: ['Lightweight', 'Women’s Bantamweight'] },
    ]);
  });

  it('marks the longer reach', () => {
    const longer = { ...veteran, reach: '74 in' };
    expect(line('Reach', champion, longer)?.edge).toEqual({ corner: 1, word: 'longer' });
  });

  it('treats the same length in other units as equal', () => {
    const metric = { ...veteran, height: '178 cm' };
    expect(line('Height', champion, metric)).not.toHaveProperty('edge');
  });

  test('a debutant’s win rate is not compared', () => {
    expect(line('Win rate', newcomer, champion)).toEqual({
      label: 'Win rate',
      values: ['No fights yet', '84%'],
    });
  });

  test('a value that one fighter lacks is unknown, and a row that both lack is left out', () => {
    expect(line('Height', champion, newcomer)).toEqual({
      label: 'Height',
      values: ['5 ft 10 in', undefined],
    });
    expect(line('Height', newcomer, { ...newcomer, height: '' })).toBeUndefined();
  });
});

it.each([
  [`5'10" (178 cm)`, 178],
  ['73" (185 cm)', 185],
  ['5 ft 10 in', 178],
  ['6′ 0″', 183],
  ['6 ft', 183],
  [`5'10`, 178],
  [`5'10''`, 178],
  [`5’10’’ (178 cm)`, 178],
  [`73''`, 185],
  ['73 in', 185],
  ['71.5"', 182],
  ['188cm', 188],
  ['188.4 cm ', 188],
  ['1.8888 cm', 2],
  ['70.875 in ', 180],
  [`5'10.25"`, 178],
  [`5'10.875"`, 180],
  [`10'`, 305],
  [`5'10" (178 cm) `, 178],
  ['', undefined],
  ['tall', undefined],
  ['about 188 cm', undefined],
  ['188 cm or so', undefined],
  ['about 73 in', undefined],
  ['73 in or so', undefined],
  [`about 5'10"`, undefined],
  [`5'10" (178 cm) or so`, undefined],
  ['six foot two', undefined],
  ['70', undefined],
  [`5'10" or so`, undefined],
  [`5'10" (in boots)`, undefined],
  [undefined, undefined],
])('%j is %j cm', (text, cm) => {
  expect(lengthInCm(text)).toBe(cm);
});

describe('a roster by weight class', () => {
  const roster = [
    { name: 'Øystein', weightClass: 'Flyweight' },
    { name: 'Zoë', weightClass: 'Heavyweight' },
    { name: 'Ada', weightClass: 'Flyweight' },
  ];
  const groups = (first?: string) =>
    byWeightClass(roster, first).map(({ weightClass, fighters }) => [
      weightClass,
      ...fighters.map(({ name }) => name),
    ]);

  it('keeps the order of the classes and sorts by name within them', () => {
    expect(groups()).toEqual([
      ['Flyweight', 'Ada', 'Øystein'],
      ['Heavyweight', 'Zoë'],
    ]);
  });

  it('begins with the given class, unless no fighter is in it', () => {
    expect(groups('Heavyweight').map(([weightClass]) => weightClass)).toEqual([
      'Heavyweight',
      'Flyweight',
    ]);
    expect(groups('Openweight')).toHaveLength(2);
  });
});
