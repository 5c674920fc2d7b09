import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['To group everything on one subject: a form, a table of details, a list of benefits.'],
  avoid: [
    'For a fighter, an event or an offer of the community: use FighterCard, EventCard or CommunityCard.',
    'Within another card: use a heading and a gap.',
    'For a whole section of a page: use Section and SectionHeading.',
  ],
  keys: [],
  accessibility: 'It is a region, named by its title, which is a heading of level 2.',
};
