import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A page with one form: the form in its Card, and beside it cards that explain it.'],
  avoid: [
    'For cards of equal importance: use a grid.',
    'For what a visitor must read before the form: put it above, as it comes after the form on a phone.',
  ],
  keys: [],
  accessibility:
    'It has no role of its own. The form comes first in reading order, whatever the width.',
};
