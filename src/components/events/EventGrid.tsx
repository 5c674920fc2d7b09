import { Children, type ReactNode } from 'react';
import * as S from './EventGrid.styles';

interface EventGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** Whether the cards are in one column at any width: for live events. */
  featured?: boolean;
  /** Whether the items are skeletons, which a screen reader skips. */
  isPlaceholder?: boolean;
}

/** Lays out event cards in one column on a phone, two on a tablet, three (or `--event-columns`) on larger screens. */
export function EventGrid({ children, featured = false, isPlaceholder = false }: EventGridProps) {
  return (
    <S.EventList role="list" aria-hidden={isPlaceholder || undefined} $featured={featured}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </S.EventList>
  );
}
