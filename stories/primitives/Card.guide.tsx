import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To group everything on one subject: a form, a table of details, a list of benefits.',
    'With a title and as a section where the subject is a part of the page.',
  ],
  avoid: [
    'For a fighter, an event or an offer of the community: use FighterCard, EventCard or CommunityCard.',
    'Within another card: use a heading and a gap.',
    'For a whole section of a page: use Section and SectionHeading.',
  ],
  keys: [],
  accessibility:
    'A section or an article with a title is named by it, and a section with a name is a region. A card that is a div has no role. The title is a heading of level 2 or 3.',
};
