import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For the time left until an event starts, where the event is the subject of the screen.'],
  avoid: [
    'For a date and time: use StartTime.',
    'For the league’s next event: use NextEvent, which chooses the event and has the countdown in it.',
    'To say that an event is live: use EventStatusBadge. A countdown never does.',
  ],
  keys: [],
  accessibility:
    'It has the role timer, which is not announced when it changes. Its figures are hidden from assistive technology; a sentence such as “in 21 days and 13 hours” is read instead.',
};
