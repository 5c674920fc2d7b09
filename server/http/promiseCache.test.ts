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

it('shares a failure among all who ask within a second of it, and then tries again', async () => {
  let time = 0;
  let fail: (error: Error) => void = () => undefined;
  const compute = vi.fn(() => Promise.resolve('value'));
  compute.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const valueOf = createPromiseCache(compute, () => time);
  const concurrent = [valueOf('a', state), valueOf('a', state)];
  time = 5000;
  fail(new Error('once'));
  const outcomes = await Promise.allSettled(concurrent);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  time = 5999;
  await expect(valueOf('a', state)).rejects.toThrow('once');
  expect(compute).toHaveBeenCalledOnce();
  time = 6000;
  expect(await valueOf('a', state)).toBe('value');
  time = 1_000_000;
  expect(await valueOf('a', state)).toBe('value');
  expect(compute).toHaveBeenCalledTimes(2);
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
