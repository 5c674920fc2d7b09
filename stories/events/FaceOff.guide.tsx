import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The fight that leads a page, once: in the hero of Home, above the registration.'],
  avoid: [
    'For an event whose fighters or their pictures are not known: use NextEvent.',
    'For an event in a list: use EventCard.',
  ],
  keys: [['Enter', 'On the names, opens the registration for the event, or the live events.']],
  accessibility:
    'The names are a heading with the one link, which a pointer finds on the whole block. The pictures and the line are decorative. The countdown is a timer that is read as a sentence, and is not announced as it changes. The edges of the halves close in and the line is drawn once, over pictures that stay still, and not at all with reduced motion.',
};
