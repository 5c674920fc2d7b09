import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Every form that is sent to the server: it has the hint, the button and the result message.',
  ],
  avoid: ['For fields that work without sending, such as a search or a filter: they need no form.'],
  keys: [['Enter', 'In a text field or on the button: submits the form.']],
  accessibility:
    'It is a form without the browser’s own validation: the fields have their errors themselves. While it is being sent, the button keeps the focus and is marked as disabled. The result is read out when it appears. Without script the browser sends the form to the address of its page, which comes back with the focus at the first error or at the message.',
};
