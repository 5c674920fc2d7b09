import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Anything that must line up with the column of the page: the navigation, the footer, a page without sections.',
  ],
  avoid: [
    'Within a Section: it has a Container already, and two add their gutters.',
    'For a background from edge to edge: put the Container inside the element that has the background.',
  ],
  keys: [],
  accessibility: 'It is a plain element without a role; it adds nothing for assistive technology.',
};
