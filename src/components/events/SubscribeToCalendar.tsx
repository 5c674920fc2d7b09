import { paths } from '../../urls/paths';
import { eventsContent } from '../../content/events';
import { Icon } from '../primitives/Icon';
import { DocumentLink } from '../primitives/Button.styles';
import { Subscription } from './SubscribeToCalendar.styles';

/** Links to the calendar of the whole schedule, and explains how to subscribe to it. */
export function SubscribeToCalendar() {
  const { action, help } = eventsContent.subscription;
  return (
    <Subscription>
      <DocumentLink href={paths.calendar} type="text/calendar" $tone="text" $size="m">
        <Icon name="calendar" />
        {action}
      </DocumentLink>
      <p>{help}</p>
    </Subscription>
  );
}
