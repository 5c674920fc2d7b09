import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['One upcoming or live event that has a date. EventCard already contains it.'],
  avoid: [
    'For an event without a date, or a completed one: there is no calendar file to link to.',
    'For the whole schedule: use SubscribeToCalendar.',
  ],
  keys: [['Enter', 'Downloads the event’s calendar file.']],
  accessibility:
    'It is a link whose name is “Add to calendar:” with the event’s title, so that several on one page can be told apart. Its icon is decoration.',
};
