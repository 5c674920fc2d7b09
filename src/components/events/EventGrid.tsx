import { Children, type ReactNode } from 'react';
import { EventList } from './EventGrid.styles';

interface EventGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
  /** One below the other at any width, for featured cards. The events page uses it for what is live. */
  featured?: boolean;
}

/** Lays out event cards in one column on a phone, two on a tablet, three on a laptop. */
export function EventGrid({ children, featured = false }: EventGridProps) {
  return (
    <EventList $featured={featured}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </EventList>
  );
}
