import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To build a question that several controls answer, with one legend and one error. RadioGroup and EventChoice are made with it.',
  ],
  avoid: ['For one of a few options: use RadioGroup.', 'For a single control: use Field.'],
  keys: [],
  accessibility:
    'It is a group named by its legend, which ends in “(optional)” where it may stay unanswered. The error is the group’s description, so it is read out with the legend.',
};
