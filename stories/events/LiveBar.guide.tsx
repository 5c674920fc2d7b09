import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Below the navigation of Home while an event is live whose fight cannot lead.'],
  avoid: ['On the events page, which begins with the live events.'],
  keys: [['Enter', 'Opens the events.']],
  accessibility:
    'One link, named by the badge and the event’s title. The dot of the badge rests with reduced motion.',
};
