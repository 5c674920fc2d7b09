import type { LeagueReader } from '../../src/api/leagueReader';
import { bySoonest } from '../../src/domain/event';
import type { League } from '../content/checkContent';

/**
 * Returns the reader that pages are rendered with. Its records are those of the content, which were parsed when
 * the content was; a test holds them against what the API returns.
 */
export function createLeagueReader({ fighters, events, videos }: League): LeagueReader {
  const upcoming = events.filter(({ status }) => status === 'upcoming').toSorted(bySoonest);
  return {
    fighters: () => Promise.resolve(fighters),
    fighter: (id) => Promise.resolve(fighters.find((fighter) => fighter.id === id) ?? null),
    videosOf: (id) => Promise.resolve(videos.filter(({ fighterId }) => fighterId === id)),
    events: () => Promise.resolve(events),
    upcomingEvents: () => Promise.resolve(upcoming),
  };
}
