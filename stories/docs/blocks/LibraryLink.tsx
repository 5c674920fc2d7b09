import type { ReactNode } from 'react';
import { Link } from './LibraryLink.styles';

interface LibraryLinkProps {
  /** One of `libraryPaths.ts`. */
  to: string;
  children: ReactNode;
}

/** Renders a link to another page of the library, which opens beside the sidebar rather than in this frame. */
export function LibraryLink({ to, children }: LibraryLinkProps) {
  return (
    <Link href={to} target="_parent">
      {children}
    </Link>
  );
}
