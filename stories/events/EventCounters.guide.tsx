import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The number of upcoming, live and completed events, at the top of the events page.'],
  avoid: [
    'For other numbers: use StatTile.',
    'For how many events a filter has left: use ResultsLine.',
  ],
  keys: [],
  accessibility:
    'It is a description list: a screen reader reads each label before its number, although the number is above it. A dash is in place of a number that could not be read.',
};
