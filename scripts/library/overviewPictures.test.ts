import { expect, test } from 'vitest';
import type { Entry } from './listEntries';
import { chooseStories, windowFor } from './overviewPictures';

const story = (title: string, name: string): Entry => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type: 'story',
  importPath: '',
});

test('a component is shown by its Default, wherever that is among its stories', () => {
  const [first, other] = [story('Primitives/Badge', 'Live'), story('Primitives/Badge', 'Default')];
  expect(chooseStories([first, other])).toEqual([other]);
  expect(chooseStories([other, first])).toEqual([other]);
});

test('a component without a Default is shown by its first story', () => {
  const stories = [story('Pages/Home', 'Success'), story('Pages/Home', 'Empty')];
  expect(chooseStories(stories)).toEqual([stories[0]]);
});

test('a docs page is no story', () => {
  expect(chooseStories([{ ...story('Primitives/Badge', 'Docs'), type: 'docs' }])).toEqual([]);
});

test('a page is taken in a wider window than a button', () => {
  expect(windowFor('Pages/Home').width).toBeGreaterThan(windowFor('Primitives/Button').width);
});
