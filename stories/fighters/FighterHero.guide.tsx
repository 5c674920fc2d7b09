import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The top of a fighter’s profile, once a page.'],
  avoid: [
    'For a fighter in a list: use FighterCard.',
    'For a page that is not about one fighter: use PageHeader.',
  ],
  keys: [
    ['Tab', 'Moves from Back to Fighters to Compare, Follow Fighter and Share Profile.'],
    ['Enter', 'Follows the link, or presses the button.'],
    ['Space', 'Presses the button.'],
    ['Escape', 'Closes the “Coming soon” tooltip.'],
  ],
  accessibility:
    'A region named by the page’s heading of level 1. The portrait has a text alternative. The button Compare is named “Compare with another fighter” and says that it opens a dialog; Follow Fighter and Share Profile are described as “Coming soon”.',
};
