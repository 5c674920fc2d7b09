import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A whole page for something that does not exist: an unknown address, an unknown fighter.'],
  avoid: [
    'For a list without entries: use EmptyState.',
    'For a request that failed: use LoadFailure, except where the specification asks for a missing page.',
    'For a page that broke: use ErrorScreen.',
  ],
  keys: [['Tab', 'Moves to the action.']],
  accessibility:
    'Its title is the first-level heading of the page. The picture is decoration and has an empty text alternative.',
};
