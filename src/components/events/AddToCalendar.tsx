import { paths } from '../../config/paths';
import type { FightEvent } from '../../domain/event';
import { Icon } from '../primitives/Icon';
import { CalendarLink } from './CalendarLink.styles';

interface AddToCalendarProps {
  /** One that has a date, as only those have a file. */
  event: Pick<FightEvent, 'id' | 'title'>;
}

/** Takes one event to the visitor's own calendar: a file, which the device knows what to do with. */
export function AddToCalendar({ event: { id, title } }: AddToCalendarProps) {
  return (
    <CalendarLink
      href={paths.eventCalendar(id)}
      type="text/calendar"
      aria-label={`Add to calendar: ${title}`}
      $tone="text"
      $size="m"
    >
      <Icon name="calendar" />
      Add to calendar
    </CalendarLink>
  );
}
