import { expect, test } from 'vitest';
import type { Entry } from './libraryIndex';
import { chooseStories, windowFor } from './overviewPictures';

const story = (title: string, name: string): Entry => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type: 'story',
  importPath: '',
});

test('a component is pictured by its Default, wherever that is among its stories', () => {
  const [first, other] = [story('Primitives/Badge', 'Live'), story('Primitives/Badge', 'Default')];
  expect(chooseStories([first, other])).toEqual([other]);
  expect(chooseStories([other, first])).toEqual([other]);
});

test('a component without a Default is pictured by its first story', () => {
  const stories = [story('Screens/Home/View', 'Success'), story('Screens/Home/View', 'Empty')];
  expect(chooseStories(stories)).toEqual([stories[0]]);
});

test('a docs page is not pictured', () => {
  expect(chooseStories([{ ...story('Primitives/Badge', 'Docs'), type: 'docs' }])).toEqual([]);
});

test('the picture of a page is taken in a wider window than that of a button', () => {
  expect(windowFor('Screens/Home/View').width).toBeGreaterThan(
    windowFor('Primitives/Button').width,
  );
});
