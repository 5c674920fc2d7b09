import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Inside NextEvent, which loads it after the page.'],
  avoid: ['Anywhere else: use Countdown, which takes a start and the current time.'],
  keys: [],
  accessibility:
    'A timer that is read as a sentence, such as “in 21 days and 13 hours”, and is not announced as it changes. Without a date it renders nothing.',
};
