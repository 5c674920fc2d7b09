import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Once in the site. A page adds a notification to confirm, or report the failure of, what the visitor has just done.',
  ],
  avoid: [
    'For what must stay readable: it closes after five seconds; use SubmissionMessage in the page.',
    'For a list that failed: use LoadFailure.',
    'For a question: use Dialog.',
  ],
  keys: [
    ['F8', 'Moves the focus to the notifications.'],
    ['Tab', 'Moves on to the notification, then to its button.'],
    ['Escape', 'Closes the notification.'],
    ['Enter or Space', 'On the button: closes the notification.'],
  ],
  accessibility:
    'It is a region named “Notifications (F8)”. A notification is read out immediately when it appears, without moving the focus. It stays while it is pointed at or focused.',
};
