import type { Ref } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface LoadingStatusProps {
  /** What is happening: "Loading fighters…". Empty once it has happened. */
  label: string;
  /** Where it stands, so that the focus can be put there. */
  ref?: Ref<HTMLElement>;
}

/** Says that something is loading to those who cannot see its skeletons. */
export function LoadingStatus({ label, ref }: LoadingStatusProps) {
  return (
    <VisuallyHidden as="output" ref={ref} tabIndex={-1}>
      {label}
    </VisuallyHidden>
  );
}
