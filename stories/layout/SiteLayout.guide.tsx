import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, around every page: skip link, navigation, main content and footer.'],
  avoid: [
    'Around a part of a page: use Section or Container.',
    'Around a page in the library: stories of a view show it without the layout; those under Screens show it with it.',
  ],
  keys: [['Tab', 'Reaches the skip link first, then the navigation, the page and the footer.']],
  accessibility:
    'It gives a page its landmarks: banner, navigation, main and contentinfo. The main element receives the focus from the skip link and from RouteFocus.',
};
