import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'A list of EventCards: one column on a phone, two on a tablet, three on a laptop.',
    'Featured cards: a featured grid gives each a row of its own.',
  ],
  avoid: [
    'For fighters: use FighterGrid.',
    'For a list without events: use EmptyState, as an empty grid shows nothing.',
  ],
  keys: [],
  accessibility: 'It is a list, and each child is an item of it.',
};
