import { Children, type ReactNode } from 'react';
import * as S from './FighterGrid.styles';

interface FighterGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Whether the items are skeletons, which a screen reader skips. */
  isPlaceholder?: boolean;
}

/** Renders cards in one column on the smallest phones, two on a phone, four or `--poster-columns` on larger screens. */
export function FighterGrid({ children, isPlaceholder = false }: FighterGridProps) {
  return (
    <S.Posters role="list" aria-hidden={isPlaceholder || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </S.Posters>
  );
}
