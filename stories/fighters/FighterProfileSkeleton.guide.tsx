import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of FighterHero while the fighter loads.'],
  avoid: [
    'For the videos below it: use FighterVideosSkeleton.',
    'For a fighter that does not exist: use MissingPage.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology and holds nothing to focus. Put a LoadingStatus beside it.',
};
