import { defaultPictures } from '../../pictures/pictures';
import { defaultSharePicture, type SharePicture } from '../../pictures/sharePictures';
import { bySoonest, eventStatus, type FightEvent } from '../../domain/event';
import { sharePicture } from './sharePicture';

/** Returns the picture of the event that is live, or of the next one; the league's own when there is neither. */
export function eventsPicture(events: readonly FightEvent[]): SharePicture {
  const next =
    events.find(({ status }) => eventStatus(status) === 'live') ??
    events.filter(({ status }) => eventStatus(status) === 'upcoming').toSorted(bySoonest)[0];
  return next
    ? sharePicture(next.imageUrl ?? defaultPictures.event, next.imageAlt)
    : defaultSharePicture;
}
