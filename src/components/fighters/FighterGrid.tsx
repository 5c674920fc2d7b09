import { Children, type ReactNode } from 'react';
import { Posters } from './FighterGrid.styles';

interface FighterGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Whether the items are skeletons, which a screen reader skips. */
  isPlaceholder?: boolean;
}

/**
 * Renders cards in a grid: one column on the smallest phones, two on a phone, four on larger screens. A parent with more
 * cards sets `--poster-columns` there.
 */
export function FighterGrid({ children, isPlaceholder = false }: FighterGridProps) {
  return (
    <Posters role="list" aria-hidden={isPlaceholder || undefined}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Posters>
  );
}
