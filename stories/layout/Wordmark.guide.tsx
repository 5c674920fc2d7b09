import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For the league’s name as a sign: in the navigation and in the footer.',
    'In its parent’s font size and colour.',
  ],
  avoid: [
    'For the league’s name within a sentence: write it.',
    'As the title of a page: use PageHeader.',
    'More than once in one part of a page.',
  ],
  keys: [],
  accessibility:
    'The drawing is hidden from assistive technology, and the league’s name is read out in its place. In a link it is the link’s name.',
};
