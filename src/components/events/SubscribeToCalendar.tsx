import { paths } from '../../urls/paths';
import { eventsContent } from '../../content/events';
import { Icon } from '../primitives/Icon';
import { DocumentLink } from '../primitives/Button.styles';
import * as S from './SubscribeToCalendar.styles';

/** Links to the calendar of the whole schedule, and explains how to subscribe to it. */
export function SubscribeToCalendar() {
  const { action, help } = eventsContent.subscription;
  return (
    <S.Subscription>
      <DocumentLink href={paths.calendar} type="text/calendar" $tone="text" $size="m">
        <Icon name="calendar" />
        {action}
      </DocumentLink>
      <p>{help}</p>
    </S.Subscription>
  );
}
