import { useEffect, type Ref } from 'react';
import { announce } from '../primitives/announce';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface LoadingStatusProps {
  /** The announcement, such as "Loading fighters…"; empty once loading is done. */
  label: string;
  /** The status element, so that a page can focus it. */
  ref?: Ref<HTMLElement>;
}

/** Announces to screen readers that something is loading; the skeletons show it to everyone else. */
export function LoadingStatus({ label, ref }: LoadingStatusProps) {
  useEffect(() => (label ? announce(label) : undefined), [label]);
  return (
    <VisuallyHidden ref={ref} tabIndex={-1}>
      {label}
    </VisuallyHidden>
  );
}
