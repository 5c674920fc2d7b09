import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, as the first element of every page; SiteLayout has it.'],
  avoid: [
    'For jumps within a page: use a link to the anchor of a Section.',
    'On a page without an element with the id main: it would have no target.',
  ],
  keys: [
    ['Tab', 'The first one on a page moves to the link and shows it.'],
    ['Enter', 'Moves the focus to the main content.'],
  ],
  accessibility:
    'It is a link named “Skip to content”. It is out of sight until it has the focus, and never hidden from screen readers.',
};
