import { expect, test } from 'vitest';
import { communityContent } from './community';

const { topics } = communityContent.forum;
const { entries } = communityContent.rankings;

test('each of the four topics has the fields of the specification, and an id of its own', () => {
  expect(topics).toHaveLength(4);
  for (const topic of topics) {
    expect(Object.keys(topic)).toEqual([
      ...['id', 'title', 'author', 'replies', 'lastActivity', 'category', 'isPinned'],
    ]);
  }
  expect(new Set(topics.map(({ id }) => id)).size).toBe(4);
});

test('the topics are of the four categories', () => {
  expect(topics.map(({ category }) => category).sort()).toEqual([
    ...['Events', 'Nutrition', 'Psychology', 'Training'],
  ]);
});

test('each of the five ranked fighters has the fields of the specification, the best first', () => {
  expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  for (const entry of entries) {
    expect(Object.keys(entry)).toEqual([
      ...['rank', 'name', 'points', 'record', 'status', 'avatar'],
    ]);
  }
  const points = entries.map((entry) => entry.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});
