import { expect, test } from 'vitest';
import { screens } from './screens';

test('the screens are those of the specification, and none is for music', () => {
  expect(screens.map(({ path }) => path)).toEqual([
    ...['/', '/fighters', '/fighters/:id', '/events', '/community', '/pay-per-view', '/signup'],
    '*',
  ]);
});
