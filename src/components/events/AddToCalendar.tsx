import { eventContent } from '../../content/event';
import { paths } from '../../urls/paths';
import type { FightEvent } from '../../domain/event';
import { Icon } from '../primitives/Icon';
import { DocumentLink } from '../primitives/Button.styles';

interface AddToCalendarProps {
  /** An event that has a date; the others have no calendar file. */
  event: Pick<FightEvent, 'id' | 'title'>;
}

/** Links to the calendar file of one event, which the visitor's device opens. */
export function AddToCalendar({ event: { id, title } }: AddToCalendarProps) {
  return (
    <DocumentLink
      href={paths.eventCalendar(id)}
      type="text/calendar"
      aria-label={`${eventContent.addToCalendar}: ${title}`}
      $tone="text"
      $size="m"
    >
      <Icon name="calendar" />
      {eventContent.addToCalendar}
    </DocumentLink>
  );
}
