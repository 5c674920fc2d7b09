import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['One of the two portraits at the top of TaleOfTheTape.'],
  avoid: [
    'For a fighter in a list, or one that leads to the profile: use FighterCard. This poster is not a link.',
    'For the fighter a profile is about: use FighterHero.',
  ],
  keys: [],
  accessibility:
    'The name is a heading of level 3, and the status is read as text. The picture is decorative, since the name says who it is. An empty corner has nothing to read: put what to do beside it.',
};
