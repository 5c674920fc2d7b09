import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Beside a text that says the same, without a label.',
    'Alone in a button whose meaning is widely known, with a label: close, search, menu.',
  ],
  avoid: [
    'Alone for a meaning that has to be guessed: write the text.',
    'For the league’s name: use Wordmark.',
    'To tell states apart without text: use Badge.',
  ],
  keys: [],
  accessibility:
    'The drawing is hidden from assistive technology. A label is read out in its place, as plain text, and so names the button it is in.',
};
