import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once in the site: it says that there is no network, and that what is shown may be old.'],
  avoid: [
    'For a request that failed: use LoadFailure.',
    'For a page that could not be loaded: use ErrorScreen.',
  ],
  keys: [],
  accessibility:
    'It is a status that is always there and empty while there is a network; its text is read out when it appears, after what is being read. It takes no focus, and pointers reach what is below it.',
};
