import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface SpokenProps {
  /** What screen readers say in its place. */
  words: string;
  /** What is seen, such as `18-1-0`. */
  children: ReactNode;
}

/** Renders a text for the eye, and other words for it for screen readers. */
export function Spoken({ words, children }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{children}</span> <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
