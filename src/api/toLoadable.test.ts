import { QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient';
import { toLoadable } from './toLoadable';

const resultOf = (observer: QueryObserver<string>) =>
  observer.getCurrentResult() as UseQueryResult<string>;

function observe(queryFn: () => Promise<string>) {
  return new QueryObserver<string>(createQueryClient(), { queryKey: ['text'], queryFn });
}

test('a read under way is loading', () => {
  const observer = observe(() => Promise.resolve('read'));
  expect(toLoadable(resultOf(observer))).toEqual({ status: 'loading' });
});

test('a read that succeeded is ready, with its data', async () => {
  const observer = observe(() => Promise.resolve('read'));
  await observer.refetch();
  expect(toLoadable(resultOf(observer))).toEqual({ status: 'ready', data: 'read' });
});

test('a read that failed has failed, and can be tried again', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'));
  const observer = observe(queryFn);
  await observer.refetch();
  const loadable = toLoadable(resultOf(observer));
  expect(loadable).toEqual({ status: 'failed', onRetry: expect.any(Function) as () => void });
  if (loadable.status === 'failed') loadable.onRetry();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
