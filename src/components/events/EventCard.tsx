import { league } from '../../config/league';
import { defaultPictures } from '../../content/pictures';
import { eventDateText } from '../../domain/dates';
import {
  defaultEventDescription,
  eventActionLabel,
  eventStatus,
  type FightEvent,
} from '../../domain/event';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { Icon } from '../primitives/Icon';
import { Picture } from '../primitives/Picture';
import * as Styled from './EventCard.styles';
import { keyArtSizes } from './EventGrid.styles';
import { EventStatusBadge } from './EventStatusBadge';

interface EventCardProps {
  event: FightEvent;
  /** Loads the picture at once: for the cards a visitor sees first. */
  priority?: boolean;
  /** The rank of the title in the page's outline. */
  headingLevel?: 2 | 3;
}

/** A fight event, its date before all else; a live one glows, a past one is calmer (spec §2). */
export function EventCard({ event, priority = false, headingLevel = 2 }: EventCardProps) {
  const { title, subtitle, date, description, venue, imageUrl } = event;
  const status = eventStatus(event.status);
  return (
    <Styled.EventFrame $status={status}>
      <Styled.KeyArt>
        <Picture
          src={imageUrl}
          fallback={defaultPictures.event}
          alt=""
          sizes={keyArtSizes}
          width={1600}
          height={900}
          priority={priority}
        />
        <Styled.KeyArtCorner>
          <EventStatusBadge status={event.status} />
        </Styled.KeyArtCorner>
      </Styled.KeyArt>
      <Styled.EventBody>
        <Styled.EventDate>
          {date === undefined ? (
            eventDateText(date, league.timeZone)
          ) : (
            <time dateTime={date}>{eventDateText(date, league.timeZone)}</time>
          )}
        </Styled.EventDate>
        <Styled.EventTitle as={`h${headingLevel}`}>{title}</Styled.EventTitle>
        {subtitle && <Styled.EventSubtitle>{subtitle}</Styled.EventSubtitle>}
        {venue && (
          <Styled.EventVenue>
            <Icon name="map-pin" /> {venue}
          </Styled.EventVenue>
        )}
        <Styled.EventDescription>
          {description?.trim() ? description : defaultEventDescription}
        </Styled.EventDescription>
        <div>
          <ComingSoonButton>{eventActionLabel(status)}</ComingSoonButton>
        </div>
      </Styled.EventBody>
    </Styled.EventFrame>
  );
}
