import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['One fighter out of the whole roster, when the name is known.'],
  avoid: [
    'For browsing fighters: use FighterGrid with FighterFilters.',
    'For two to four choices: use RadioGroup.',
  ],
  keys: [
    ['Arrow up, Arrow down', 'Move through the fighters.'],
    ['Letters', 'Jump to the fighter whose name begins with them.'],
    ['Space', 'Opens the list, in most browsers.'],
  ],
  accessibility:
    'The browser’s own list with a visible label, which is its name. Weight classes are groups of options. It always offers “Choose…”, which means no fighter.',
};
