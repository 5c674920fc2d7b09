import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of one FighterCard while the fighters load.'],
  avoid: [
    'For a whole list: use FighterGridSkeleton.',
    'For a list that is empty or failed: use EmptyState or LoadFailure.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. Put a LoadingStatus beside it, as LoadableContent does.',
};
