import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Once a page, with the rest of its metadata: the text of the browser’s tab, of bookmarks and of search results.',
  ],
  avoid: [
    'For a heading that is seen: use PageHeader.',
    'For the league’s name: it is added to every title.',
  ],
  keys: [],
  accessibility:
    'It sets the title of the document, which screen readers read when a page loads, and RouteFocus when the page changes without loading.',
};
