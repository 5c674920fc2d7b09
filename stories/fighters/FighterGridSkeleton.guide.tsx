import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of a list of fighters while it loads: 4 on Home, 12 on the roster.'],
  avoid: [
    'Once the fighters have arrived, even if there are none: use FighterGrid or EmptyState.',
    'For a single card: use FighterCardSkeleton.',
  ],
  keys: [],
  accessibility:
    'Its cards are hidden from assistive technology. Put a LoadingStatus beside it, as LoadableContent does.',
};
