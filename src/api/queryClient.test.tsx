import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from './queryClient';

function Reader({ queryFn }: { queryFn: () => Promise<string> }) {
  const { status, data } = useQuery({ queryKey: ['text'], queryFn });
  return <p>{data ?? status}</p>;
}

function renderReaders(queryFn: () => Promise<string>, count = 1) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      {Array.from({ length: count }, (_, index) => (
        <Reader key={index} queryFn={queryFn} />
      ))}
    </QueryClientProvider>,
  );
}

test('data is read once, shared, and kept when the window is focused again', async () => {
  const queryFn = vi.fn().mockResolvedValue('read');
  renderReaders(queryFn, 2);
  expect(await screen.findAllByText('read')).toHaveLength(2);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  focusManager.setFocused(undefined);
  await waitFor(() => {
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

test('data never goes stale on its own, however old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const queryFn = vi.fn().mockResolvedValue('read');
  const client = createQueryClient();
  const site = (count: number) => (
    <QueryClientProvider client={client}>
      {Array.from({ length: count }, (_, index) => (
        <Reader key={index} queryFn={queryFn} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(site(1));
  expect(await screen.findByText('read')).toBeInTheDocument();
  vi.setSystemTime(Date.now() + 365 * 24 * 60 * 60 * 1000);
  rerender(site(2));
  expect(screen.getAllByText('read')).toHaveLength(2);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('reads are not polled', () => {
  expect(createQueryClient().getDefaultOptions().queries?.refetchInterval).toBe(false);
});

test('a failed read is not tried again by itself', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no'));
  renderReaders(queryFn);
  expect(await screen.findByText('error')).toBeInTheDocument();
  expect(queryFn).toHaveBeenCalledOnce();
});

test('writes are not tried again either', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
