import { Children, type ReactNode } from 'react';
import { EventList } from './EventGrid.styles';

interface EventGridProps {
  /** Cards or their skeletons; each becomes an item of the list. */
  children: ReactNode;
}

/** Event cards side by side: one on a phone, three on a laptop. */
export function EventGrid({ children }: EventGridProps) {
  return (
    <EventList>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </EventList>
  );
}
