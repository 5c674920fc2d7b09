import { LRUCache } from 'lru-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimit } from './rateLimit';

/** Not 0, which lru-cache takes for no time. */
let now = 1;
const advance = (milliseconds: number) => {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
};
beforeEach(() => {
  // lru-cache keeps the `performance` that it was loaded with.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const itself = (sender: string) => sender;

it('a sender may send again a minute after its first request', () => {
  const secondsToWait = createRateLimit([{ perMinute: 1, senderOf: itself }]);
  expect(secondsToWait('ada')).toBe(0);
  advance(20_000);
  expect(secondsToWait('ada')).toBe(40);
  advance(40_001);
  expect(secondsToWait('ada')).toBe(0);
});

it('a request that one limit refuses counts in no other', () => {
  const secondsToWait = createRateLimit([
    { perMinute: 1, senderOf: itself },
    { perMinute: 2, senderOf: () => 'everybody' },
  ]);
  expect(secondsToWait('ada')).toBe(0);
  for (let count = 0; count < 5; count += 1) expect(secondsToWait('ada')).toBe(60);
  expect(secondsToWait('bo')).toBe(0);
  expect(secondsToWait('cy')).toBe(60);
});

it('a limit of 0 lets everything through', () => {
  const secondsToWait = createRateLimit([{ perMinute: 0, senderOf: itself }]);
  expect([1, 2, 3].map(() => secondsToWait('ada'))).toEqual([0, 0, 0]);
});

it('only so many senders are tracked that memory is bounded', () => {
  const secondsToWait = createRateLimit([{ perMinute: 1, senderOf: itself }]);
  expect(secondsToWait('ada')).toBe(0);
  expect(secondsToWait('ada')).toBe(60);
  for (let count = 0; count < 20_000; count += 1) secondsToWait(String(count));
  expect(secondsToWait('ada')).toBe(0);
});

it('a sender is removed from memory a minute after its first request, whether or not others follow', () => {
  const set = vi.spyOn(LRUCache.prototype, 'set');
  const secondsToWait = createRateLimit([{ perMinute: 2, senderOf: itself }]);
  secondsToWait('ada');
  const [senders] = set.mock.contexts as LRUCache<string, object>[];
  advance(30_000);
  secondsToWait('ada');
  expect(senders?.size).toBe(1);
  advance(30_001);
  expect(senders?.size).toBe(0);
});
