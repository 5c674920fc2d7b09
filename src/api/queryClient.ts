import { QueryClient } from '@tanstack/react-query';
import type { ReadJson } from './read';

/**
 * Returns a query client with the product's defaults (spec §4): data never becomes stale, is not refetched on
 * focus, is not polled, and neither reads nor writes are retried. The library neither polls nor retries writes by
 * itself.
 *
 * @param readJson the function that reads; `fetch` when left out
 */
export function createQueryClient(readJson?: ReadJson): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { readJson },
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        // Without a network a read fails immediately with a message, instead of showing a skeleton until it
        // returns.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
