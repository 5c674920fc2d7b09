import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Wins, losses and draws on a profile.'],
  avoid: [
    'For the record in one line, such as 21-3-1: write it as text.',
    'For two records side by side: use TapeTable.',
  ],
  keys: [],
  accessibility:
    'A region named FIGHT RECORD with a description list: each label is a term, each number its definition. The win rate is a sentence. The bar repeats the numbers and is hidden.',
};
