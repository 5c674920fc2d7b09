import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['To narrow a list by text while the visitor types, together with ResultsLine.'],
  avoid: [
    'For text that is sent with a form: use TextField.',
    'For a choice out of a known list: use SelectField or RadioGroup.',
  ],
  keys: [
    ['Tab', 'Moves the focus to the field, then to the clear button if there is text.'],
    ['Enter', 'On the clear button, empties the field and moves the focus back to it.'],
    ['Space', 'The same as Enter, on the clear button.'],
  ],
  accessibility:
    'It has the role searchbox, and its label, always visible, is its name. The placeholder is only an example. The clear button is named “Clear search”.',
};
