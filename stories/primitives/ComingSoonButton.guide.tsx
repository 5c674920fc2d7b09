import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For an action that the product specification shows and that does not exist yet.',
    'Quiet beside real buttons, text among links, an icon alone for social links.',
  ],
  avoid: [
    'For an action that works: use Button.',
    'For a link that works: use ButtonLink or ExternalLink.',
    'For an action that is not available at the moment: say why beside it.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it and opens the tooltip “Coming soon”.'],
    ['Enter', 'Opens the tooltip again.'],
    ['Space', 'Opens the tooltip again.'],
    ['Escape', 'Closes the tooltip.'],
  ],
  accessibility:
    'It has the role button, and its label is its name, also when only an icon is shown. While the tooltip is open, “Coming soon” is its description. It is not announced as unavailable, since pressing it explains why nothing happens.',
};
