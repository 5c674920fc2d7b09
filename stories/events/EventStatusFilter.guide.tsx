import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'A list of events that visitors narrow down by status. The list changes with each selection.',
  ],
  avoid: [
    'For another list: use RadioGroup as segments, or SelectField, which has room for more and longer options.',
    'For a choice within a form: use RadioGroup.',
  ],
  keys: [
    ['Tab', 'Moves to the selected option, and from there out of the group.'],
    ['Arrow keys', 'Select the next or previous option.'],
  ],
  accessibility:
    'It is a group of four radio buttons, named “Status”. A border marks the selected option, so it is visible in forced colours too.',
};
