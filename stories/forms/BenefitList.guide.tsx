import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Two to four reasons to fill in a form, in a Card beside it.'],
  avoid: [
    'For numbers: use StatTile.',
    'For things to press: use QuickActions.',
    'For rules: use RuleList.',
  ],
  keys: [],
  accessibility:
    'It is a list. The icons are decoration: the title must say the same without them.',
};
