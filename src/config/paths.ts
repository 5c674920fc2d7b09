/** The site's addresses (spec §2). Links are built here and nowhere else. */
export const paths = {
  home: '/',
  fighters: '/fighters',
  fighter: (id: string) => `/fighters/${encodeURIComponent(id)}`,
  events: '/events',
  community: '/community',
  payPerView: '/pay-per-view',
  signup: '/signup',
} as const;
