import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The status of an event, on its card or beside its title.'],
  avoid: [
    'For a fighter’s status: use FighterStatusBadge.',
    'For any other short label: use Badge.',
    'For a status to filter by: use EventStatusFilter.',
  ],
  keys: [],
  accessibility:
    'It is plain text, read where it is in the page. Its colour and its dot add nothing that its label does not say.',
};
