import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A list of fighters as cards: one or two columns on a phone, four on a laptop.'],
  avoid: [
    'For events: use EventGrid.',
    'With children other than FighterCard and FighterCardSkeleton: rows and column widths are made for these.',
  ],
  keys: [],
  accessibility:
    'A list in which each child becomes an item, so screen readers say how many there are. Cards outside the window can be found and reached as well.',
};
