import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['An optional question in a form: which of the next three events the visitor comes for.'],
  avoid: [
    'For a choice that is required: use RadioGroup.',
    'For more than three events, or to show an event in full: use EventGrid.',
  ],
  keys: [
    ['Tab', 'Moves from event to event.'],
    ['Space', 'Selects the event, or deselects it.'],
  ],
  accessibility:
    'It is a group named by its legend with “(optional)”. Each event is a checkbox whose name is the date, who fights and the title, so that it can be chosen before and without script; the selected one is checked, and no other. While the events load, a status says so.',
};
