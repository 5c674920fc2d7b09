import { QueryClient } from '@tanstack/react-query';

/**
 * A cache with the product's defaults (spec §4): data never goes stale, is not refetched on focus,
 * is not polled, and neither reads nor writes are retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Without a network a read fails at once and says so, instead of waiting as a skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
