import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The proportions of wins, losses and draws, beside the same numbers in text.'],
  avoid: [
    'Alone: it is hidden from screen readers, so the numbers must be there as text. FighterRecord and TapeTable have them.',
    'For other proportions: its patterns mean win, loss and draw.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. Wins are plain, losses hatched and draws dotted, so that colour is not the only difference.',
};
