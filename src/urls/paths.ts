/** The site's paths (spec §2). All links are built from them. */
export const paths = {
  home: '/',
  fighters: '/fighters',
  fighter: (id: string) => `/fighters/${encodeURIComponent(id)}`,
  events: '/events',
  community: '/community',
  payPerView: '/pay-per-view',
  signup: '/signup',
  /** The whole schedule, for calendar apps to subscribe to. */
  calendar: '/calendar.ics',
  /** One event as a file for a calendar app. */
  eventCalendar: (id: string) => `/calendar/${encodeURIComponent(id)}.ics`,
} as const;
