import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Creating a membership account, in a Card on the signup page.'],
  avoid: ['For pay-per-view: use PayPerViewForm.'],
  keys: [
    ['Tab', 'Moves from field to field, then to the button.'],
    ['Enter', 'In a field or on the button: submits the form.'],
  ],
  accessibility:
    'Each field is named by its label and described by its error. After an incomplete submission the focus moves to the first field with an error. The result is read out when it appears. It can be sent without script.',
};
