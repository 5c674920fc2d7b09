import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, at the top of every page; SiteLayout has it.'],
  avoid: [
    'For links within a page: use links to the anchors of its sections.',
    'For a new page of the site: add it to src/content/navigation.ts only where the specification has it in the navigation.',
  ],
  keys: [
    ['Tab', 'Moves through the links in reading order.'],
    ['Enter', 'Follows a link, or opens the menu on a small screen.'],
  ],
  accessibility:
    'It is the banner landmark with a navigation named “Main”. The link to the current page, or to the list it belongs to, has aria-current="page", which the red line shows. The wordmark is a link named “Redline, home”. The link that leaves the site says that it opens in a new tab.',
};
