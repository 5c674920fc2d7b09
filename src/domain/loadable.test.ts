import { expect, it } from 'vitest';
import { mapLoadable, type Loadable } from './loadable';

it('changes data that is there', () => {
  expect(mapLoadable({ status: 'ready', data: [1, 2] }, (list) => list.length)).toEqual({
    status: 'ready',
    data: 2,
  });
});

it('leaves a wait and a failure as they are', () => {
  const states: Loadable<number>[] = [
    { status: 'loading' },
    { status: 'failed', onRetry: () => undefined },
  ];
  for (const state of states) expect(mapLoadable(state, String)).toBe(state);
});
