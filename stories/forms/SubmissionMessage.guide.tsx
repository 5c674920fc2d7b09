import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The result of the last submission, below the button. FormFrame already contains it.'],
  avoid: [
    'For an error of one field: let that field show it.',
    'For a result that is not about a form: use a notification.',
    'For content that could not be read: use LoadFailure.',
  ],
  keys: [],
  accessibility:
    'It is a live region with the role status, in the page from the start: a screen reader reads the message when it appears, and the focus does not move. A page that the server rendered with a message, since it was sent without script, opens with the focus at it.',
};
