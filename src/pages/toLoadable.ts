import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../components/feedback/loadable';

/**
 * Returns the loading state and the data of a query, as views take them.
 *
 * @param derived is made of it, and has no message of its own: once it could be read after all, that is retried, too
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
