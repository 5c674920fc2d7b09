import type { FightAnnouncement } from '../components/events/FaceOff';
import { useNow } from '../components/events/useNow';
import type { Loadable } from '../components/feedback/loadable';
import { offerLimit } from '../domain/eventOffer';
import type { NextFights } from '../domain/bout';
import type { FightEvent } from '../domain/event';
import { nextEvent } from '../domain/nextEvent';
import { paths } from '../urls/paths';
import { withEventFilter } from '../urls/eventFilter';
import { registrationPath } from '../urls/eventId';

const liveEventsPath = `${paths.events}?${withEventFilter(new URLSearchParams(), 'live').toString()}`;

/**
 * Returns the fight that a page leads with: that of the live event, otherwise of the next one.
 *
 * @param upcoming soonest first
 * @param now the visitor's clock, in ms since the epoch; `undefined` on the server
 * @returns `undefined` when there is no event, or its fighters or a picture of them are unknown
 */
export function announcedFight(
  upcoming: readonly FightEvent[],
  { live, bouts }: NextFights,
  now = -Infinity,
): FightAnnouncement | undefined {
  const event = live ?? nextEvent(upcoming.slice(0, offerLimit), now);
  const fighters = event && bouts[event.id];
  if (!event || !fighters?.every(({ imageUrl }) => imageUrl)) return undefined;
  return {
    event,
    fighters,
    // Registrations are for upcoming events: the form would not offer the live one.
    to: event === live ? liveEventsPath : registrationPath(event.id),
  };
}

/** Follows the visitor's clock with {@link announcedFight}; while that is not known, `isLoading`. */
export function useAnnouncedFight(events: Loadable<FightEvent[]>, fights: Loadable<NextFights>) {
  const now = useNow();
  return {
    isLoading: events.status === 'loading' || fights.status === 'loading',
    fight:
      events.status === 'ready' && fights.status === 'ready'
        ? announcedFight(events.data, fights.data, now)
        : undefined,
  };
}
