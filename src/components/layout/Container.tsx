import type { ReactNode } from 'react';
import { Root } from './Container.styles';

interface ContainerProps {
  /** The content of the column. */
  children: ReactNode;
}

/** Renders the centred column of a page: at most 1200 px wide, with gutters on small screens. */
export function Container({ children }: ContainerProps) {
  return <Root>{children}</Root>;
}
