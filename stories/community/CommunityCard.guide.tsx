import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For one thing that the community offers, such as its forum, with one action.'],
  avoid: [
    'For several actions side by side: use QuickActions.',
    'For a number: use StatTile.',
    'For content of the page itself: use Card.',
  ],
  keys: [],
  accessibility:
    'It is an article with a heading of level 3. The icon is decoration. Its action brings its own role and keys.',
};
