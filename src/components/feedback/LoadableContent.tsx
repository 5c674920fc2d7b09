import type { ReactNode } from 'react';
import type { Loadable } from '../../domain/loadable';
import { LoadFailure } from './LoadFailure';
import { LoadingStatus } from './LoadingStatus';

interface LoadableContentProps<T> {
  /** What is waited for. */
  loadable: Loadable<T>;
  /** Its name within a sentence: "the fighters". */
  what: string;
  /** Stands in while it loads, in the exact geometry of what will follow. */
  skeleton: ReactNode;
  /** Shows it once it is there; an empty list is the caller's to design. */
  children: (data: T) => ReactNode;
}

/** Shows a skeleton, a failure with a way to retry, or the data: whichever is true. */
export function LoadableContent<T>({
  loadable,
  what,
  skeleton,
  children,
}: LoadableContentProps<T>) {
  switch (loadable.status) {
    case 'loading':
      return (
        <>
          <LoadingStatus label={`Loading ${what}…`} />
          {skeleton}
        </>
      );
    case 'failed':
      return <LoadFailure what={what} onRetry={loadable.onRetry} />;
    case 'ready':
      return children(loadable.data);
  }
}
