import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The portrait of a profile, within FighterHero and its skeleton.'],
  avoid: [
    'For a fighter in a list: use FighterCard, whose picture grows into this one.',
    'For any other picture: use Picture.',
  ],
  keys: [],
  accessibility:
    'The picture has a text alternative; while the fighter loads it has none, within a skeleton that is hidden. It grows in browsers with view transitions, and not at all with reduced motion.',
};
