import { memo, useId } from 'react';
import { eventContent, eventDescription } from '../../content/event';
import { eventStatus, isCalledOff, type FightEvent } from '../../domain/event';
import { isOver } from '../../domain/eventPhase';
import type { Contender } from '../../domain/bout';
import type { Pair } from '../../domain/taleOfTheTape';
import { comparisonPath } from '../../urls/comparison';
import { ButtonLink } from '../primitives/ButtonLink';
import { ComingSoonButton } from '../primitives/ComingSoonButton';
import { fittedName } from '../primitives/fittedName';
import { Icon } from '../primitives/Icon';
import { Picture } from '../primitives/Picture';
import { useClock } from '../primitives/useNow';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { StartTime } from './StartTime';
import { EventDate } from './EventDate';
import { AddToCalendar } from './AddToCalendar';
import * as S from './EventCard.styles';
import { compactKeyArtSizes, featuredKeyArtSizes, keyArtSizes } from './EventGrid.styles';
import { EventStatusBadge } from './EventStatusBadge';

interface EventCardProps {
  /** The event it shows. */
  event: FightEvent;
  /** Its two fighters, whom a link compares; left out when they are not known. */
  fighters?: Pair<Pick<Contender, 'id'>> | undefined;
  /** Loads the picture immediately and first: for the first card of a page. */
  priority?: boolean;
  /** The heading level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Whether it spans the grid where there is room, with its text beside the picture: for live events. */
  featured?: boolean;
  /** Whether it is a row on a phone, which opens to show the rest: for events that are over or far off. */
  compact?: boolean;
}

/** Renders a fight event, its date first, then who fights; a live one glows, a completed one is muted (spec §2). */
export const EventCard = memo(function EventCard({
  event,
  fighters,
  priority = false,
  headingLevel = 2,
  featured = false,
  compact = false,
}: EventCardProps) {
  const titleId = useId();
  const disclosureId = useId();
  const { title, subtitle, date, venue, imageUrl } = event;
  const status = eventStatus(event.status);
  const hasEnded = useClock((now) => isOver(event, now));
  const isComing = !hasEnded && (status === 'upcoming' || status === 'live');
  return (
    <S.EventFrame
      $status={status}
      $featured={featured}
      $compact={compact}
      aria-labelledby={titleId}
    >
      <S.KeyArt>
        <Picture
          src={imageUrl}
          kind="event"
          alt=""
          sizes={compact ? compactKeyArtSizes : featured ? featuredKeyArtSizes : keyArtSizes}
          priority={priority}
        />
        <S.KeyArtCorner>
          <EventStatusBadge status={event.status} />
        </S.KeyArtCorner>
      </S.KeyArt>
      <S.EventBody>
        <S.EventHead style={fittedName([subtitle, title].join(' '))}>
          <S.EventWhen>
            <S.EventDay>
              <EventDate date={date} />
            </S.EventDay>
            {date !== undefined && !isCalledOff(event.status) && (
              <S.EventStart>
                <StartTime date={date} started={status === 'live' || status === 'completed'} />
              </S.EventStart>
            )}
          </S.EventWhen>
          {subtitle && <S.EventFight translate="no">{subtitle}</S.EventFight>}
          <S.EventTitle as={`h${headingLevel}`} id={titleId} $leads={!subtitle} translate="no">
            {title}
          </S.EventTitle>
        </S.EventHead>
        {compact && (
          <S.EventDisclosure>
            <summary aria-labelledby={`${disclosureId} ${titleId}`}>
              <span id={disclosureId}>
                <Icon name="chevron-down" label={eventContent.details} />
              </span>
            </summary>
          </S.EventDisclosure>
        )}
        <S.EventRest>
          {venue && (
            <S.EventVenue translate="no">
              <Icon name="map-pin" /> {venue}
            </S.EventVenue>
          )}
          <S.EventDescription>{eventDescription(event)}</S.EventDescription>
          <S.EventActions>
            <ComingSoonButton tone={status === 'live' ? 'primary' : 'secondary'}>
              {eventContent.action[status]}
            </ComingSoonButton>
            {fighters && (
              <ButtonLink to={comparisonPath(fighters)} tone="text">
                {eventContent.compare} <VisuallyHidden translate="no">{subtitle}</VisuallyHidden>
              </ButtonLink>
            )}
            {date !== undefined && isComing && <AddToCalendar event={event} />}
          </S.EventActions>
        </S.EventRest>
      </S.EventBody>
    </S.EventFrame>
  );
});
