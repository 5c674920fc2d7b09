import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../components/feedback/loadable';

/**
 * Returns the loading state and the data of a query, as views take them.
 *
 * @param others what the page reads beside it: what has failed of it, too, is refetched once a retry has succeeded
 */
export function toLoadable<T>(
  query: UseQueryResult<T>,
  others: readonly UseQueryResult[] = [],
): Loadable<T> {
  switch (query.status) {
    case 'pending':
      return { status: 'loading' };
    case 'error':
      return {
        status: 'failed',
        onRetry: () =>
          void query.refetch().then(({ status }) => {
            if (status !== 'success') return;
            for (const other of others) {
              if (other !== query && other.status === 'error') void other.refetch();
            }
          }),
      };
    case 'success':
      return { status: 'ready', data: query.data };
  }
}
