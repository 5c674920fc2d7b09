import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Hometown, height and reach on a profile.'],
  avoid: [
    'For wins, losses and draws: use FighterRecord.',
    'For two fighters side by side: use TapeTable.',
  ],
  keys: [],
  accessibility:
    'A region named FIGHTER DETAILS with a description list: each label is a term, each value its definition. A detail that is unknown has no line, and with none known there is no region.',
};
