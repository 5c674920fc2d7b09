import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'The top of the landing page, once: with the FaceOff of the fight that leads, where one is known.',
  ],
  avoid: ['For the top of any other page: use PageHeader, or FighterHero on a profile.'],
  keys: [
    ['Tab', 'Moves from Enter the Arena to View Fighters.'],
    [
      'Enter',
      'On Enter the Arena, opens the roster. On View Fighters, scrolls to the fighters on the page.',
    ],
  ],
  accessibility:
    'Its title is the page’s heading of level 1, also when a fight leads, and is read before it. The picture is decorative. The next event is text; while it loads it shows skeletons that are not read.',
};
