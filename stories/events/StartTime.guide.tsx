import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Below the date of an event, for the day of the week and the hour at which it starts.'],
  avoid: [
    'For the time left: use Countdown.',
    'To say that an event is live: use EventStatusBadge.',
    'For an event without a date: leave it out.',
  ],
  keys: [],
  accessibility:
    'It is plain text with the moment in a time element. The text changes once, after the page is hydrated, to the visitor’s own time where that differs; the change is not announced, and nothing moves.',
};
