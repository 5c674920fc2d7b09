import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To open a section of a page.',
    'With an action where the section has one way on, such as “View all”.',
  ],
  avoid: [
    'For the title of the page: use PageHeader.',
    'For the title of a panel: use the title of Card.',
    'For text that opens nothing: use a paragraph.',
  ],
  keys: [],
  accessibility:
    'It is a heading of level 2. With an id it can name a region (aria-labelledby). The intro and the action are outside the heading.',
};
