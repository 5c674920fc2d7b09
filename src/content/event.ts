import { league } from '../config/league';
import { formatEventDate, formatYear } from '../domain/dates';
import type { EventStatus, FightEvent } from '../domain/event';

/** The badge's label for each status (spec §4). */
export const eventStatusLabels: Record<EventStatus, string> = {
  live: 'LIVE',
  upcoming: 'UPCOMING',
  completed: 'COMPLETED',
  tbd: 'TBD',
};

/** The text of an event, wherever it is shown (spec §2, Events page). */
export const eventContent = {
  started: 'Started',
  starts: 'Starts',
  viewerTime: 'Your time:',
  startingSoon: 'Starting soon',
  next: 'Next fight night',
  versus: 'vs.',
  details: 'Details',
  action: {
    live: 'WATCH LIVE',
    upcoming: 'GET TICKETS',
    completed: 'VIEW HIGHLIGHTS',
    tbd: 'VIEW HIGHLIGHTS',
  },
  compare: 'Tale of the tape',
  addToCalendar: 'Add to calendar',
} as const;

/** Returns the day of an event in the league's time zone, or that it has none yet (spec §2, Events page). */
export const eventDate = (date: string | undefined) =>
  date === undefined ? 'Date TBD' : formatEventDate(date, league.timeZone);

/** Returns the year of that day, or the same. */
export const eventYear = (date: string | undefined) =>
  date === undefined ? eventDate(date) : formatYear(date, league.timeZone);

/** Returns an event's description, or a default that suits past and future events (spec §2, Events page). */
export function eventDescription({ description }: Pick<FightEvent, 'description'>): string {
  return description?.trim()
    ? description
    : 'One cage, one night, one red line. Nobody on the card steps back from it.';
}
