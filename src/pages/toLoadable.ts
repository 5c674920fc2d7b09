import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../components/feedback/loadable';

/**
 * Returns the loading state and the data of a query, as views take them.
 *
 * @param derived a query that depends on it and has no message of its own: it is refetched once a retry has succeeded
 */
export function toLoadable<T>(query: UseQueryResult<T>, derived?: UseQueryResult): Loadable<T> {
  switch (query.status) {
    case 'pending':
      return { status: 'loading' };
    case 'error':
      return {
        status: 'failed',
        onRetry: () =>
          void query.refetch().then(({ status }) => {
            if (status === 'success' && derived?.status === 'error') void derived.refetch();
          }),
      };
    case 'success':
      return { status: 'ready', data: query.data };
  }
}
