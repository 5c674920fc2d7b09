import { useId, type ReactNode } from 'react';
import * as S from './Card.styles';

interface CardProps {
  /** The heading; it also names the section for assistive technology. */
  title: string;
  /** The content, stacked with a gap. */
  children: ReactNode;
}

/** Renders a section of a page as a panel: a heading and the content of one subject. */
export function Card({ title, children }: CardProps) {
  const titleId = useId();
  return (
    <S.Panel aria-labelledby={titleId}>
      <S.Title id={titleId}>{title}</S.Title>
      {children}
    </S.Panel>
  );
}
