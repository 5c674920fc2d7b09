import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../storage/database';
import { startRetention } from './retention';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const eraseBefore = vi.fn<(moment: string) => Promise<number>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('sign-ups older than a number of days are erased at the start and every hour, until it ends', async () => {
  eraseBefore.mockResolvedValueOnce(2).mockResolvedValue(0);
  const stop = startRetention({ eraseBefore }, 30, log);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(eraseBefore.mock.calls).toEqual([
    ['2026-10-23T12:00:00.000Z'],
    ['2026-10-23T13:00:00.000Z'],
  ]);
  expect(log.info.mock.calls).toEqual([['Erased because they are older than 30 days: 2 sign-ups']]);

  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(eraseBefore).toHaveBeenCalledTimes(2);
});

test('an unavailable store is tried again an hour later', async () => {
  eraseBefore.mockRejectedValueOnce(new StoreUnavailableError()).mockResolvedValue(1);
  const stop = startRetention({ eraseBefore }, 30, log);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(log.info).toHaveBeenCalledOnce();
  stop();
});

test('no sign-up is erased without a number of days', async () => {
  const stop = startRetention({ eraseBefore }, 0, log);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(eraseBefore).not.toHaveBeenCalled();
  stop();
});
