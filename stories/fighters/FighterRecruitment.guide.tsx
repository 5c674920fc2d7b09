import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The note to fighters on the roster, once a page.'],
  avoid: [
    'For visitors who want to join as members: link to the sign-up page with ButtonLink.',
    'For any other link that leaves the site: use ExternalLink.',
  ],
  keys: [['Enter', 'On the link, opens the media partner’s page in a new tab.']],
  accessibility:
    'A complementary region named by its heading of level 2. The link says that it opens in a new tab.',
};
