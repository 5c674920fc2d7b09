import { useRef, type ReactNode } from 'react';
import { feedbackContent } from '../../content/feedback';
import type { Loadable } from './loadable';
import { LoadFailure } from './LoadFailure';
import { LoadingStatus } from './LoadingStatus';

interface LoadableContentProps<T> {
  /** The data and its loading state. */
  loadable: Loadable<T>;
  /** The data's name within a sentence: "the fighters". */
  what: string;
  /** The placeholder while it loads, in the exact size of the content that replaces it. */
  skeleton: ReactNode;
  /** Renders the data once it is loaded; the caller also renders an empty list. */
  children: (data: T) => ReactNode;
}

/** Renders a skeleton, a failure with a retry button, or the data, depending on the loading state. */
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
          // The retry button is removed with the failure; the status element stays and takes the focus.
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
      <LoadingStatus
        ref={status}
        label={loadable.status === 'loading' ? feedbackContent.loading(what) : ''}
      />
      {content()}
    </>
  );
}
