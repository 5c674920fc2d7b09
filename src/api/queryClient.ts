import { QueryClient } from '@tanstack/react-query';
import type { ReadJson } from './read';

/**
 * A cache with the product's defaults (spec §4): data never goes stale, is not refetched on focus,
 * is not polled, and neither reads nor writes are retried. The library neither polls nor retries writes by itself.
 *
 * @param readJson where reads come from; over the network when left out.
 */
export function createQueryClient(readJson?: ReadJson): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { readJson },
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        // Without a network a read fails at once and says so, instead of waiting as a skeleton.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
