import type { ReactNode } from 'react';
import * as S from './Container.styles';

interface ContainerProps {
  /** The content of the column. */
  children: ReactNode;
}

/** Renders the centred column of a page: at most 1200 px wide, 1600 on large screens, with gutters on small ones. */
export function Container({ children }: ContainerProps) {
  return <S.Column>{children}</S.Column>;
}
