import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Two fighters compared line by line, below something that shows their names: its own column headers are for screen readers only.',
  ],
  avoid: [
    'For one fighter: use FighterRecord and FighterDetails.',
    'For more than two fighters: it has room for two.',
  ],
  keys: [],
  accessibility:
    'A table named TALE OF THE TAPE with the fighters’ names as column headers and the labels as row headers. The greater value is followed by “higher”, “taller” or “longer”, the record is read in words, and a missing value as “not known”.',
};
