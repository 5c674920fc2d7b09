import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, around all pages, while the code of the next page loads.'],
  avoid: [
    'For data that loads within a page: use a skeleton and LoadableContent.',
    'For a form that is being sent: Button has a pending state.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. RouteFocus reports the new page when it is there.',
};
