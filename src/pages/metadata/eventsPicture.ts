import { defaultPictures } from '../../pictures/pictures';
import { defaultSharePicture, type SharePicture } from '../../pictures/sharePictures';
import { bySoonest, eventStatus, type FightEvent } from '../../domain/event';
import { isOver, nextEvent } from '../../domain/eventPhase';
import { sharePicture } from './sharePicture';

/** Returns the picture of the event that is live, or of the next one; the league's own when there is neither. */
export function eventsPicture(events: readonly FightEvent[], now: number): SharePicture {
  const upcoming = events.filter(({ status }) => eventStatus(status) === 'upcoming');
  const next =
    events.find((event) => eventStatus(event.status) === 'live' && !isOver(event, now)) ??
    nextEvent(upcoming.toSorted(bySoonest), now);
  return next
    ? sharePicture(next.imageUrl ?? defaultPictures.event, next.imageAlt)
    : defaultSharePicture;
}
