import { describe, expect, it } from 'vitest';
import { boutOf, boutsOf } from './bout';

const roster = [
  { id: 'f1', name: 'Anders Kjeldgaard', imageUrl: '/pictures/fighters/f37.webp' },
  { id: 'f2', name: 'Solomon Byaruhanga' },
  { id: 'f3', name: 'Noh Eun-byeol' },
  { id: 'f4', name: 'Konstantina Papadiamantopoulou-Reyes' },
  { id: 'f5', name: 'Didier Gnahoré' },
  { id: 'f6', name: 'Maria de la Cruz' },
];

const idsOf = (subtitle?: string, among = roster) =>
  boutOf({ subtitle }, among)?.map(({ id }) => id);

describe('the fighters of an event', () => {
  it.each([
    ['Kjeldgaard vs. Byaruhanga', ['f1', 'f2']],
    ['Byaruhanga vs Kjeldgaard', ['f2', 'f1']],
    ['  kjeldgaard  VS.  BYARUHANGA ', ['f1', 'f2']],
    ['Noh vs. Papadiamantopoulou-Reyes', ['f3', 'f4']],
    ['Anders Kjeldgaard vs. de la Cruz', ['f1', 'f6']],
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
    ['Kjeldgaard vs. Byaruhanga II'],
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
    const brothers = [...roster, { id: 'f7', name: 'Erik Kjeldgaard' }];
    expect(idsOf('Kjeldgaard vs. Byaruhanga', brothers)).toBeUndefined();
    expect(idsOf('Erik Kjeldgaard vs. Byaruhanga', brothers)).toEqual(['f7', 'f2']);
  });
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
