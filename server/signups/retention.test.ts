import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../storage/database';
import { startRetention } from './retention';
import type { SignupStore } from './signupStore';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const eraseBefore = vi.fn<SignupStore['eraseBefore']>();
const count = vi.fn<SignupStore['count']>();
const store = { count, eraseBefore };
const hour = 3_600_000;

/** Lets the store have so many sign-ups, on both lists together, of which so many are too old. */
const holdSignups = (expired: number, all: number) =>
  count.mockImplementation((before) => {
    const counted = before === undefined ? all : expired;
    return Promise.resolve({ member: counted - 1, 'pay-per-view': 1 });
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z') });
  holdSignups(2, 20);
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('sign-ups older than a number of days are erased at the start and every hour, until it ends', async () => {
  eraseBefore.mockResolvedValueOnce(2).mockResolvedValue(0);
  const stop = startRetention(store, 30, log);
  await vi.advanceTimersByTimeAsync(hour);
  expect(eraseBefore.mock.calls).toEqual([
    ['2026-10-23T12:00:00.000Z'],
    ['2026-10-23T13:00:00.000Z'],
  ]);
  expect(log.info.mock.calls).toEqual([['Erased because they are older than 30 days: 2 sign-ups']]);

  stop();
  await vi.advanceTimersByTimeAsync(hour);
  expect(eraseBefore).toHaveBeenCalledTimes(2);
});

test.each([
  { expired: 49, all: 49, erases: true },
  { expired: 5, all: 50, erases: true },
  { expired: 6, all: 50, erases: false },
  { expired: 211, all: 212, erases: false },
])('$expired of $all sign-ups are erased by themselves: $erases', async (state) => {
  holdSignups(state.expired, state.all);
  const stop = startRetention(store, 30, log);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  expect(eraseBefore).toHaveBeenCalledTimes(state.erases ? 1 : 0);
});

test('what waits for a command is in the log once a day, and again when it waits anew', async () => {
  holdSignups(211, 212);
  const stop = startRetention(store, 30, log);
  await vi.advanceTimersByTimeAsync(47 * hour);
  expect(log.warn.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [
      '211 of 212 sign-ups are older than 30 days, and wait: if the clock and RETENTION_DAYS are right, run: league signups retain --now',
    ]),
  );

  holdSignups(1, 212);
  await vi.advanceTimersByTimeAsync(hour);
  expect(eraseBefore).toHaveBeenCalledOnce();
  holdSignups(211, 212);
  await vi.advanceTimersByTimeAsync(hour);
  expect(log.warn).toHaveBeenCalledTimes(3);
  stop();
});

test('an unavailable store is tried again an hour later', async () => {
  eraseBefore.mockRejectedValueOnce(new StoreUnavailableError()).mockResolvedValue(1);
  const stop = startRetention(store, 30, log);
  await vi.advanceTimersByTimeAsync(hour);
  expect(log.info).toHaveBeenCalledOnce();
  stop();
});

test('no sign-up is erased without a number of days', async () => {
  const stop = startRetention(store, 0, log);
  await vi.advanceTimersByTimeAsync(hour);
  expect(eraseBefore).not.toHaveBeenCalled();
  stop();
});
