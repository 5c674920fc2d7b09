// @vitest-environment jsdom
import {
  MutationObserver,
  onlineManager,
  QueryClientProvider,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './queryClient';

function Reader({ queryFn }: { queryFn: () => Promise<string> }) {
  const { status, data } = useQuery({ queryKey: ['text'], queryFn });
  return <p>{data ?? status}</p>;
}

function renderReaders(queryFn: () => Promise<string>, client = createQueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <Reader queryFn={queryFn} />
      <Reader queryFn={queryFn} />
    </QueryClientProvider>,
  );
  return client;
}

/** Focuses the window, and waits until the cache has been notified, which happens asynchronously. */
async function comeBackTo(client: QueryClient) {
  const onFocus = vi.spyOn(client.getQueryCache(), 'onFocus');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => {
    expect(onFocus).toHaveBeenCalledOnce();
  });
}

test('data is read once, shared, and not refetched when the window is focused', async () => {
  const queryFn = vi.fn().mockResolvedValue('read');
  const client = renderReaders(queryFn);
  expect(await screen.findAllByText('read')).toHaveLength(2);
  await comeBackTo(client);
  expect(queryFn).toHaveBeenCalledOnce();
});

// A failed query has no fresh data, so only the setting prevents a refetch.
test('a failed read is not retried, neither automatically nor when the window is focused', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'));
  const client = renderReaders(queryFn);
  expect(await screen.findAllByText('error')).toHaveLength(2);
  await comeBackTo(client);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('data never becomes stale by age, and stays when no page shows it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const year = 365 * 24 * 60 * 60 * 1000;
  const queryFn = vi.fn().mockResolvedValue('read');
  const client = renderReaders(queryFn);
  await act(() => vi.advanceTimersByTimeAsync(year));
  cleanup();
  await vi.advanceTimersByTimeAsync(year);
  renderReaders(queryFn, client);
  expect(screen.getAllByText('read')).toHaveLength(2);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('a failed write is not retried automatically', async () => {
  const mutationFn = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
  const write = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(write.mutate()).rejects.toThrow('no');
  expect(mutationFn).toHaveBeenCalledOnce();
});

test('without a network, reads and writes fail instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => {
    onlineManager.setOnline(true);
  });
  const unreachable = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('no network'));
  const client = createQueryClient();
  const write = new MutationObserver(client, { mutationFn: unreachable });
  await expect(write.mutate()).rejects.toThrow('no network');
  await expect(client.query({ queryKey: ['text'], queryFn: unreachable })).rejects.toThrow(
    'no network',
  );
});
