import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'The next event at the top of Pay Per View, and of Home when its fighters are not known: title, day, start time and countdown.',
    'At the bottom of the menu of small screens, where it leads to the registration.',
  ],
  avoid: [
    'For an event in a list: use EventCard.',
    'For an error of the events: it is left out when they fail or are empty, and the page shows that elsewhere.',
  ],
  keys: [['Enter', 'Where it leads to the registration: follows the link.']],
  accessibility:
    'It is text with machine-readable times, and in the menu a link. The countdown is a timer that is read as a sentence, such as “in 21 days and 13 hours”, and is not announced as it changes. Skeletons are hidden.',
};
