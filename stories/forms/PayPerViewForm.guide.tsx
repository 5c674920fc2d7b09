import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Registering for pay-per-view, in a Card on the pay-per-view page.'],
  avoid: ['For a membership: use SignupForm.'],
  keys: [
    ['Tab', 'Moves from field to field; the contact method is one stop.'],
    ['Arrow keys', 'Select the contact method, which changes the field below.'],
    ['Space', 'Selects the focused event, or deselects it.'],
    ['Enter', 'In a text field or on the button: submits the form.'],
  ],
  accessibility:
    'Each field is named by its label and described by its error. After an incomplete submission the focus moves to the first field with an error. The result is read out when it appears. It can be sent without script.',
};
