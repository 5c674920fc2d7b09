import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../components/feedback/loadable';

/** Returns the loading state and the data of a query, as views take them. */
export function toLoadable<T>(query: UseQueryResult<T>): Loadable<T> {
  switch (query.status) {
    case 'pending':
      return { status: 'loading' };
    case 'error':
      return { status: 'failed', onRetry: () => void query.refetch() };
    case 'success':
      return { status: 'ready', data: query.data };
  }
}
