import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For a few fighters by rank, with their points, the best first.'],
  avoid: [
    'For fighters without a rank: use FighterGrid.',
    'For two fighters to compare: use TaleOfTheTape.',
    'For a whole ranking: link to the page that has it.',
  ],
  keys: [
    ['Tab', 'Moves to the next name that leads to a profile.'],
    ['Enter', 'Opens the profile.'],
  ],
  accessibility:
    'It is an ordered list with a heading of level 3 for each fighter. “Rank” and “Record” are read out before their figures; the pictures are hidden, since the name is beside them. A name that leads to a profile is a link, which covers its line.',
};
