import type { FightAnnouncement } from '../components/events/FaceOff';
import { useNow } from '../components/primitives/useNow';
import type { Loadable } from '../components/feedback/loadable';
import type { NextFights } from '../domain/bout';
import type { FightEvent } from '../domain/event';
import { isOver, nextEvent } from '../domain/eventPhase';
import { paths } from '../urls/paths';
import { withEventFilter } from '../urls/eventFilter';
import { registrationPath } from '../urls/eventId';

const liveEventsPath = `${paths.events}?${withEventFilter(new URLSearchParams(), 'live').toString()}`;

/**
 * Returns the fight that a page leads with: that of the live event, unless its time is over, otherwise of the next one.
 *
 * @param upcoming soonest first
 * @param now ms since the epoch
 * @returns `undefined` when there is no event, or its fighters or a picture of them are unknown
 */
export function announcedFight(
  upcoming: readonly FightEvent[],
  { live, bouts }: NextFights,
  now: number,
): FightAnnouncement | undefined {
  const event = live && !isOver(live, now) ? live : nextEvent(upcoming, now);
  const fighters = event && bouts[event.id];
  if (!event || !fighters?.every(({ imageUrl }) => imageUrl)) return undefined;
  return {
    event,
    fighters,
    // Registrations are for upcoming events: the form would not offer the live one.
    to: event === live ? liveEventsPath : registrationPath(event.id),
  };
}

/** Follows the visitor's clock with {@link announcedFight} and the live event; while they are not known, `isLoading`. */
export function useAnnouncedFight(events: Loadable<FightEvent[]>, fights: Loadable<NextFights>) {
  const now = useNow();
  const live = fights.status === 'ready' ? fights.data.live : null;
  return {
    isLoading: events.status === 'loading' || fights.status === 'loading',
    live: live && !isOver(live, now) ? live : null,
    fight:
      events.status === 'ready' && fights.status === 'ready'
        ? announcedFight(events.data, fights.data, now)
        : undefined,
  };
}
