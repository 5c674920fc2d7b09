import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For two or three actions of equal weight, each with a line that leads to it.'],
  avoid: [
    'For one action: use Button, ButtonLink or CommunityCard.',
    'For the way on from a section: use the action of SectionHeading.',
    'For links to the pages of the site: use TopNav or Footer.',
  ],
  keys: [],
  accessibility:
    'It is a region named by its heading of level 2, with a list of the actions. Each action brings its own role and keys.',
};
