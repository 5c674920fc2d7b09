import { QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { toLoadable } from './toLoadable';

const resultOf = (observer: QueryObserver<string>) =>
  observer.getCurrentResult() as UseQueryResult<string>;

function observe(queryFn: () => Promise<string>) {
  return new QueryObserver<string>(createQueryClient(), { queryKey: ['text'], queryFn });
}

test('a query is loading until it is ready and has its data', async () => {
  const observer = observe(() => Promise.resolve('read'));
  expect(toLoadable(resultOf(observer))).toEqual({ status: 'loading' });
  await observer.refetch();
  expect(toLoadable(resultOf(observer))).toEqual({ status: 'ready', data: 'read' });
});

test('a failed query has failed and can be retried', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'));
  const observer = observe(queryFn);
  await observer.refetch();
  const loadable = toLoadable(resultOf(observer));
  expect(loadable).toEqual({ status: 'failed', onRetry: expect.any(Function) as () => void });
  if (loadable.status === 'failed') loadable.onRetry();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test.each([
  ['that has failed, too, is retried once it can be read', { recovers: true, hasFailed: true }, 1],
  [
    'that has failed, too, is not retried while it still fails',
    { recovers: false, hasFailed: true },
    0,
  ],
  ['that has not failed is left alone', { recovers: true, hasFailed: false }, 0],
])('what is derived from a failed query and %s', async (_, { recovers, hasFailed }, times) => {
  const read = async (isFailing: () => boolean) => {
    const observer = observe(() =>
      isFailing() ? Promise.reject(new Error('no')) : Promise.resolve(''),
    );
    await observer.refetch();
    const result = resultOf(observer);
    return { result, refetch: vi.spyOn(result, 'refetch') };
  };
  let isOutOfOrder = true;
  const source = await read(() => isOutOfOrder);
  const derived = await read(() => hasFailed);
  isOutOfOrder = !recovers;
  const loadable = toLoadable(source.result, [source.result, derived.result]);
  if (loadable.status === 'failed') loadable.onRetry();
  expect(derived.refetch).not.toHaveBeenCalled();
  await source.refetch.mock.results[0]?.value;
  expect(derived.refetch).toHaveBeenCalledTimes(times);
});
