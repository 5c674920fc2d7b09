import { QueryClient } from '@tanstack/react-query';
import type { LeagueReader } from './leagueReader';

/**
 * Returns a query client with the product's defaults (spec §4): data never becomes stale, is kept for the life of the
 * document, is not refetched on focus, is not polled, and neither reads nor writes are retried. The library neither polls
 * nor retries writes by itself.
 *
 * @param reader reads the league's records; from the API when left out
 */
export function createQueryClient(reader?: LeagueReader): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { reader },
        staleTime: Infinity,
        gcTime: Infinity,
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
