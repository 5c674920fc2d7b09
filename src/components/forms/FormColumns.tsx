import type { ReactNode } from 'react';
import * as S from './FormColumns.styles';

interface FormColumnsProps {
  /** The form, in its card. */
  children: ReactNode;
  /** Its side cards: beside it where there is room, below it on a phone. */
  beside: ReactNode;
}

/** Lays out a form and its side cards: two columns where there is room, the form first on a phone. */
export function FormColumns({ children, beside }: FormColumnsProps) {
  return (
    <S.Columns>
      {children}
      <S.Beside>{beside}</S.Beside>
    </S.Columns>
  );
}
