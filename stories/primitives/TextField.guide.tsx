import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For one line of text in a form: a name, an email address, a phone number.'],
  avoid: [
    'To search a list: use SearchField.',
    'For a choice out of a known list: use SelectField or RadioGroup.',
    'For a message about the whole form: use SubmissionMessage.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Sends the form it is in.'],
  ],
  accessibility:
    'It has the role textbox, and its label, always visible, is its name. The error is its description, and a field with one is announced as invalid. With the prop autoComplete the browser can fill it in.',
};
