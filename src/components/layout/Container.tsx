import type { ReactNode } from 'react';
import { Root } from './Container.styles';

interface ContainerProps {
  /** The content of the column. */
  children: ReactNode;
  /** Whether it is up to 1600 px wide on large screens: for what lines up with a list. */
  wide?: boolean;
}

/** Renders the centred column of a page: at most 1200 px wide, with gutters on small screens. */
export function Container({ children, wide = false }: ContainerProps) {
  return <Root $wide={wide}>{children}</Root>;
}
