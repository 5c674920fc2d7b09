import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The search, the status and the weight class above the roster.'],
  avoid: [
    'For choosing one fighter: use FighterSelect.',
    'For the status of events: use EventStatusFilter.',
  ],
  keys: [
    [
      'Tab',
      'Moves from the search to its clear button, if there is one, then to the status and the weight class.',
    ],
    [
      'Letters',
      'In the search, change the filters at every keystroke. In a list, jump to the option that begins with them.',
    ],
    ['Enter', 'In the search, does nothing: the filters have changed already.'],
  ],
  accessibility:
    'A search landmark named Fighters with a search field and two lists, each with a visible label. It announces no results: put a ResultsLine after it.',
};
