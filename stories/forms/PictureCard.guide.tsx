import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A short message that sets the mood, last of the cards beside a form.'],
  avoid: [
    'For a picture that says something: use Picture, with a text alternative.',
    'For an event: use EventCard.',
    'For anything to press: it has no room for buttons, use Card.',
  ],
  keys: [],
  accessibility:
    'It is a region named by its title, a heading of level 2. The picture is decoration. A dark gradient behind the text keeps its contrast on any picture.',
};
