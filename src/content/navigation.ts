import { league } from '../config/league';
import { paths } from '../urls/paths';

/** The labels of links back. */
export const backTo = { home: 'Back to Home', fighters: 'Back to Fighters' } as const;

/** The top navigation, and the menu that replaces it on small screens (spec §2). */
export const navigation = {
  label: 'Main',
  home: `${league.name}, home`,
  skip: 'Skip to content',
  menu: { open: 'Open menu', close: 'Close menu' },
  links: [
    { label: 'Fighters', to: paths.fighters },
    { label: 'Events', to: paths.events },
    { label: 'Community', to: paths.community },
    { label: 'Pay Per View', to: paths.payPerView },
  ],
  social: { label: league.social.label, href: league.social.url },
  join: { label: 'Join Arena', to: paths.signup },
  /** In the menu only. */
  signup: { label: 'Signup', to: paths.signup },
} as const;
