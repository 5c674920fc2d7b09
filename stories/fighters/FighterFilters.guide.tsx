import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'The search, the status and the weight class above the roster: first in a box that is as long as the roster, and no grid.',
  ],
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
    [
      'Enter or Space',
      'On a phone, on Filters, shows the status and the weight class; they close by it, by Show Results, or when the focus leaves them.',
    ],
    ['Escape', 'Closes them and moves the focus to Filters.'],
    ['Enter', 'In the search, does nothing: the filters have changed already.'],
  ],
  accessibility:
    'A search landmark named Fighters with a search field and two lists, each with a visible label. On a phone the lists are a native popover behind a button, which says how many of them are set. In its place below the navigation the bar covers what slides under it: give what can have the focus there a scroll-margin. It announces no results: put a ResultsLine after it.',
};
