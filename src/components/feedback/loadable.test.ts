import { expect, it } from 'vitest';
import { mapLoadable, type Loadable } from './loadable';

it('transforms data that is ready', () => {
  expect(mapLoadable({ status: 'ready', data: [1, 2] }, (list) => list.length)).toEqual({
    status: 'ready',
    data: 2,
  });
});

it('returns a loading and a failed state unchanged', () => {
  const states: Loadable<number>[] = [
    { status: 'loading' },
    { status: 'failed', onRetry: () => undefined },
  ];
  for (const state of states) expect(mapLoadable(state, String)).toBe(state);
});
