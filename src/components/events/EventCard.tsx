import { useId } from 'react';
import { league } from '../../config/league';
import { defaultPictures } from '../../pictures/pictures';
import { formatEventDate } from '../../domain/dates';
import {
  defaultEventDescription,
  eventActionLabel,
  eventStatus,
  type FightEvent,
} from '../../domain/event';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import { Picture } from '../primitives/Picture';
import { StartTime } from './StartTime';
import { AddToCalendar } from './AddToCalendar';
import {
  EventActions,
  EventBody,
  EventDate,
  EventDescription,
  EventFrame,
  EventStart,
  EventSubtitle,
  EventTitle,
  EventVenue,
  EventWhen,
  KeyArt,
  KeyArtCorner,
} from './EventCard.styles';
import { featuredKeyArtSizes, keyArtSizes } from './EventGrid.styles';
import { EventStatusBadge } from './EventStatusBadge';

interface EventCardProps {
  /** The event it shows. */
  event: FightEvent;
  /** Loads the picture immediately and first: for the first card of a page. */
  priority?: boolean;
  /** The heading level of the title in the page's outline. */
  headingLevel?: 2 | 3;
  /**
   * Whether it spans the whole grid where there is room, with its text beside the picture. The events page uses it
   * for live events.
   */
  featured?: boolean;
}

/** Renders a fight event, its date first; a live one glows, a completed one is muted (spec §2). */
export function EventCard({
  event,
  priority = false,
  headingLevel = 2,
  featured = false,
}: EventCardProps) {
  const titleId = useId();
  const { title, subtitle, date, description, venue, imageUrl } = event;
  const status = eventStatus(event.status);
  return (
    <EventFrame $status={status} $featured={featured} aria-labelledby={titleId}>
      <KeyArt>
        <Picture
          src={imageUrl}
          fallback={defaultPictures.event}
          alt=""
          sizes={featured ? featuredKeyArtSizes : keyArtSizes}
          width={1600}
          height={900}
          priority={priority}
        />
        <KeyArtCorner>
          <EventStatusBadge status={event.status} />
        </KeyArtCorner>
      </KeyArt>
      <EventBody>
        <EventWhen>
          <EventDate>
            {date === undefined ? (
              formatEventDate(date, league.timeZone)
            ) : (
              <time dateTime={date}>{formatEventDate(date, league.timeZone)}</time>
            )}
          </EventDate>
          {date !== undefined && (
            <EventStart>
              <StartTime date={date} started={status === 'live' || status === 'completed'} />
            </EventStart>
          )}
        </EventWhen>
        <EventTitle as={`h${headingLevel}`} id={titleId}>
          {title}
        </EventTitle>
        {subtitle && <EventSubtitle>{subtitle}</EventSubtitle>}
        {venue && (
          <EventVenue>
            <Icon name="map-pin" /> {venue}
          </EventVenue>
        )}
        <EventDescription>
          {description?.trim() ? description : defaultEventDescription}
        </EventDescription>
        <EventActions>
          <ComingSoonButton>{eventActionLabel(status)}</ComingSoonButton>
          {date !== undefined && (status === 'upcoming' || status === 'live') && (
            <AddToCalendar event={event} />
          )}
        </EventActions>
      </EventBody>
    </EventFrame>
  );
}
