import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For every link that leaves the site, within a sentence or on its own.'],
  avoid: [
    'For a page of this site: use ButtonLink or a plain link.',
    'For a file to download: use a plain link, as AddToCalendar does.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Opens it in a new tab.'],
  ],
  accessibility:
    'It has the role link. Its name is its label followed by “(opens in a new tab)”, which is read out and not shown; the icon is decoration.',
};
