import { expect, test } from 'vitest';
import { communityContent } from './community';

test('the topics have ids of their own, and the ranked fighters are in the order of their points', () => {
  const ids = communityContent.forum.topics.map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const { entries } = communityContent.rankings;
  expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  expect(entries).toEqual(entries.toSorted((a, b) => b.points - a.points));
});
