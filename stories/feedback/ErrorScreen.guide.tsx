import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'In place of a page that threw while it was rendered, or whose code could not be loaded; ErrorBoundary shows it.',
  ],
  avoid: [
    'For a list that failed: use LoadFailure.',
    'For a page that does not exist: use MissingPage.',
  ],
  keys: [
    ['Tab', 'Moves to “Reload the page”, then to “Back to Home”.'],
    ['Enter', 'Reloads the page, or follows the link.'],
  ],
  accessibility:
    'It is an alert, read out when it appears, with a first-level heading, and it sets the title of the document. “Back to Home” is a plain link that loads a new document.',
};
