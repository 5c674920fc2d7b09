import { expect, it, vi } from 'vitest';
import { createPromiseCache } from './promiseCache';

const state = {};

it('computes a value once for all who ask for it, also at the same time', async () => {
  const compute = vi.fn((key: string) => Promise.resolve(`the value of ${key}`));
  const valueOf = createPromiseCache(compute);
  const values = await Promise.all([valueOf('a', state), valueOf('a', state), valueOf('b', state)]);
  expect(values).toEqual(['the value of a', 'the value of a', 'the value of b']);
  await valueOf('a', state);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('shares a failure among concurrent callers, and tries again with the next', async () => {
  const compute = vi.fn(() => Promise.resolve('value'));
  compute.mockRejectedValueOnce(new Error('once'));
  const valueOf = createPromiseCache(compute);
  const outcomes = await Promise.allSettled([valueOf('a', state), valueOf('a', state)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(compute).toHaveBeenCalledOnce();
  expect(await valueOf('a', state)).toBe('value');
});

it('drops the values of an earlier state', async () => {
  const compute = vi.fn((key: string, { name }: { name: string }) =>
    Promise.resolve(`${key} of ${name}`),
  );
  const valueOf = createPromiseCache(compute);
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(await valueOf('a', one)).toBe('a of one');
  expect(await valueOf('a', other)).toBe('a of other');
});

it('keeps the value of a new state when a computation for the old one fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  const compute = vi.fn(() => Promise.resolve('value'));
  compute.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const valueOf = createPromiseCache(compute);
  const old = valueOf('a', {});
  await valueOf('a', state);
  fail(new Error('too late'));
  await expect(old).rejects.toThrow('too late');
  await valueOf('a', state);
  expect(compute).toHaveBeenCalledTimes(2);
});
