import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Two fighters compared, in a Dialog over a profile or the roster.'],
  avoid: [
    'For the numbers alone: use TapeTable.',
    'For one fighter: use FighterHero, FighterRecord and FighterDetails.',
  ],
  keys: [
    ['Tab', 'Moves to each list of fighters.'],
    ['Arrow up, Arrow down', 'In a list, move through the fighters.'],
  ],
  accessibility:
    'Each list to choose from is named by its visible label, each fighter is a heading of level 3, and the table is named TALE OF THE TAPE. “VS” is decorative. While a corner is empty the hint replaces the table.',
};
