import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'The place of an EventGrid while its events load. It has as many placeholders as cards are expected.',
  ],
  avoid: ['For a list that is empty or could not be read: use EmptyState or LoadFailure.'],
  keys: [],
  accessibility:
    'The placeholders are hidden from assistive technology. A LoadingStatus beside them says that the events load; LoadableContent contains one.',
};
