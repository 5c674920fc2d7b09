import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of one EventCard while the events load.'],
  avoid: [
    'For a whole grid: use EventGridSkeleton.',
    'For a list that is empty or could not be read: use EmptyState or LoadFailure.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. A LoadingStatus beside it says that the events load; LoadableContent contains one.',
};
