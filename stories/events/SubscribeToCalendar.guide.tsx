import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The whole schedule, beside the heading of the upcoming events.'],
  avoid: ['For one event: use AddToCalendar.'],
  keys: [['Enter', 'Follows the link to the calendar file of the whole schedule.']],
  accessibility:
    'It is a link, followed by a sentence that says what to do with it. Its icon is decoration.',
};
