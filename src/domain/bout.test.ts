import { describe, expect, it } from 'vitest';
import { boutsOf } from './bout';

const fighter = (id: string, name: string, weightClass = 'Lightweight') => ({
  id,
  name,
  weightClass,
});

const roster = [
  { ...fighter('f1', 'Anders Kjeldgaard'), imageUrl: '/pictures/fighters/f37.webp' },
  fighter('f2', 'Solomon Byaruhanga'),
  fighter('f3', 'Noh Eun-byeol', 'Welterweight'),
  fighter('f4', 'Konstantina Papadiamantopoulou-Reyes'),
  fighter('f5', 'Didier Gnahoré'),
  fighter('f6', 'Maria de la Cruz'),
];

const idsOf = (subtitle?: string, among = roster) =>
  boutsOf([{ id: 'e1', subtitle }], among).e1?.map(({ id }) => id);

describe('the fighters of an event', () => {
  it.each([
    ['Kjeldgaard vs. Byaruhanga', ['f1', 'f2']],
    ['Byaruhanga vs Kjeldgaard', ['f2', 'f1']],
    ['  kjeldgaard  VS.  BYARUHANGA ', ['f1', 'f2']],
    ['Noh vs. Papadiamantopoulou-Reyes', ['f3', 'f4']],
    ['Anders Kjeldgaard vs. de la Cruz', ['f1', 'f6']],
    ['Kjeldgaard v Byaruhanga', ['f1', 'f2']],
    ['Kjeldgaard – Byaruhanga', ['f1', 'f2']],
    ['Kjeldgaard x Byaruhanga', ['f1', 'f2']],
    ['Kjeldgaard vs. Byaruhanga 2', ['f1', 'f2']],
    ['Kjeldgaard vs. Byaruhanga II', ['f1', 'f2']],
    ['Gnahore vs. Noh', ['f5', 'f3']],
    // The accent as a character of its own.
    ['Gnahore\u0301 vs. Noh', ['f5', 'f3']],
  ])('are whom the subtitle names: %s', (subtitle, ids) => {
    expect(idsOf(subtitle)).toEqual(ids);
  });

  it.each([
    [undefined],
    [''],
    ['Two belts, one night'],
    ['Kjeldgaard'],
    ['Kjeldgaard vs. '],
    ['Kjeldgaard vs. Nobody'],
    ['Kjeldgaard vs. Byaruhanga vs. Noh'],
    // A part of a name is not a name.
    ['Kjeldgaard vs. Reyes'],
    ['Kjeldgaard vs. byeol'],
    ['Kjeldgaardvs.Byaruhanga'],
    // Nobody fights themselves.
    ['Kjeldgaard vs. Anders'],
  ])('are unknown: %j', (subtitle) => {
    expect(idsOf(subtitle)).toBeUndefined();
  });

  it('are unknown when a name fits two of the roster', () => {
    const brothers = [...roster, fighter('f7', 'Erik Kjeldgaard')];
    expect(idsOf('Kjeldgaard vs. Byaruhanga', brothers)).toBeUndefined();
    expect(idsOf('Erik Kjeldgaard vs. Byaruhanga', brothers)).toEqual(['f7', 'f2']);
  });

  it('are those whose whole names they are, whoever else has a longer name', () => {
    const family = [fighter('f7', 'Ken Hale'), fighter('f8', 'Ken Hale Jr.'), ...roster];
    expect(idsOf('Ken Hale vs. Noh', family)).toEqual(['f7', 'f3']);
    expect(idsOf('Ken vs. Noh', family)).toBeUndefined();
  });

  it('are unknown when it may be a rematch, or another fighter of the family', () => {
    const family = [fighter('f7', 'Ken Hale'), fighter('f8', 'Ken Hale II'), ...roster];
    expect(idsOf('Noh vs. Hale II', family)).toBeUndefined();
    expect(idsOf('Noh vs. Hale II', family.slice(1))).toEqual(['f3', 'f8']);
  });

  it('are never of a women’s class and of another', () => {
    const mixed = [
      fighter('f7', 'Julia Rojas', "Women's Flyweight"),
      fighter('f8', 'Ines Prado', 'WOMEN’S STRAWWEIGHT'),
      fighter('f9', 'Diego Lima', 'Flyweight'),
    ];
    expect(idsOf('Rojas vs. Lima', mixed)).toBeUndefined();
    expect(idsOf('Rojas vs. Prado', mixed)).toEqual(['f7', 'f8']);
  });
});

it('a name is written without the number of a rematch, unless it is part of the name', () => {
  const surnames = (subtitle: string, name: string) =>
    boutsOf([{ id: 'e1', subtitle }], [...roster, fighter('f7', name)]).e1?.map(
      ({ surname }) => surname,
    );
  expect(surnames('Noh vs. Hale II', 'Ken Hale')).toEqual(['Noh', 'Hale']);
  expect(surnames('Noh vs. Hale II', 'Ken Hale II')).toEqual(['Noh', 'Hale II']);
});

it('the fighters of several events are listed by the event, with id, picture and the name of the subtitle', () => {
  const events = [
    { id: 'e1', subtitle: 'Kjeldgaard vs. Byaruhanga' },
    { id: 'e2', subtitle: 'Two belts, one night' },
  ];
  expect(boutsOf(events, roster)).toEqual({
    e1: [
      { id: 'f1', surname: 'Kjeldgaard', imageUrl: '/pictures/fighters/f37.webp' },
      { id: 'f2', surname: 'Byaruhanga' },
    ],
  });
});
