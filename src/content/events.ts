import { league } from '../config/league';
import type { EventStatus } from '../domain/event';
import type { EventFilter } from '../domain/eventFilters';

/** Describes the page in search results and link previews. */
export const eventsDescription = `Every ${league.name} fight night: the one on now, the ones ahead and the ones you argue about, each with its date and its arena.`;

/** The copy of the events page (spec §2, Events page). */
export const eventsContent = {
  /** The page's own name, for the browser's tab. */
  name: 'Fight Events',
  noun: 'events',
  title: 'FIGHT EVENTS',
  intro: 'On now, up next, and the ones you still argue about.',
  /** The counters in their order. */
  counters: [
    { status: 'upcoming', label: 'Upcoming Events' },
    { status: 'live', label: 'Live Now' },
    { status: 'completed', label: 'Completed Events' },
  ],
  filter: {
    legend: 'Status',
    labels: {
      all: 'All Events',
      live: 'Live Events',
      upcoming: 'Upcoming Events',
      completed: 'Completed Events',
    },
  },
  subscription: {
    action: 'Subscribe to the calendar',
    download: 'Download as a file',
    help: 'A subscription follows every change, a file does not. If nothing opens, add the address to your calendar app.',
    label: 'Address of the calendar',
    copy: 'Copy',
    copied: 'Copied',
  },
  sections: {
    live: 'LIVE NOW',
    upcoming: 'UPCOMING EVENTS',
    // For an unknown status, with the badge's label (spec §4).
    tbd: 'TBD EVENTS',
    completed: 'COMPLETED EVENTS',
  },
  empty: {
    title: 'No Events Found',
    text: (filter: EventFilter) =>
      filter === 'all'
        ? 'No events are currently scheduled.'
        : `No ${filter} events at the moment.`,
    action: 'Show All Events',
  },
} as const satisfies {
  counters: readonly { status: EventStatus; label: string }[];
  filter: { legend: string; labels: Record<EventFilter, string> };
  sections: Record<EventStatus, string>;
  [part: string]: unknown;
};
