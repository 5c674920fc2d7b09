import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For one number that is worth showing large, and what it counts.',
    'In a row of three or four.',
  ],
  avoid: [
    'For how many events there are of each status: use EventCounters.',
    'For a fighter’s wins and losses: use FighterRecord.',
    'For a number that changes while it is seen: it is not announced.',
  ],
  keys: [],
  accessibility: 'It is one paragraph: the number is read out before what it counts.',
};
