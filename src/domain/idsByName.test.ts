import { expect, test } from 'vitest';
import { idsByName } from './idsByName';

const roster = [
  { id: 'f1', name: 'Imani Goodloe' },
  { id: 'f2', name: 'Noh Eun-byeol' },
  { id: 'f3', name: 'Amari Tolliver' },
];

test('fighters are found by their whole names, and no other fighter is named', () => {
  const names = ['Noh Eun-byeol', 'Imani Goodloe', 'Imani', 'Keoni Halvorsen'];
  expect(idsByName(names, roster)).toEqual({ 'Imani Goodloe': 'f1', 'Noh Eun-byeol': 'f2' });
});

test('a name is found in any spelling of its letters', () => {
  const spelt = [{ id: 'f9', name: 'Jiří Havránek' }];
  expect(idsByName(['jiri havranek'], spelt)).toEqual({ 'jiri havranek': 'f9' });
});

test('a name of two fighters leads to neither', () => {
  const twins = [...roster, { id: 'f4', name: 'Imani Goodloe' }];
  expect(idsByName(['Imani Goodloe', 'Amari Tolliver'], twins)).toEqual({ 'Amari Tolliver': 'f3' });
});
