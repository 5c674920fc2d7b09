import type { ReactNode } from 'react';
import { Root } from './Container.styles';

interface ContainerProps {
  /** What is kept within the column. */
  children: ReactNode;
}

/** The column everything stands in: at most 1200 px, centred, with gutters on small screens. */
export function Container({ children }: ContainerProps) {
  return <Root>{children}</Root>;
}
