import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Above a list that a search or a filter changes, to say how much of it is shown.'],
  avoid: [
    'For a list that cannot be filtered: leave it out.',
    'For an empty list: use EmptyState as well, which says what to do.',
    'While the list is loading: use LoadingStatus.',
  ],
  keys: [],
  accessibility:
    'It has the role status: its new text is read out when a filter changes it, without moving the focus.',
};
