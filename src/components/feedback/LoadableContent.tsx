import { useRef, type ReactNode } from 'react';
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
  const status = useRef<HTMLElement>(null);

  const content = () => {
    switch (loadable.status) {
      case 'loading':
        return skeleton;
      case 'failed': {
        const retry = () => {
          // Retry goes with the failure; the status stays.
          status.current?.focus({ preventScroll: true });
          loadable.onRetry();
        };
        return <LoadFailure what={what} onRetry={retry} />;
      }
      case 'ready':
        return children(loadable.data);
    }
  };

  return (
    <>
      <LoadingStatus ref={status} label={loadable.status === 'loading' ? `Loading ${what}…` : ''} />
      {content()}
    </>
  );
}
