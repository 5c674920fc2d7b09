import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Beside a skeleton that LoadableContent does not show, to say what is loading.'],
  avoid: [
    'Within LoadableContent: it has one already.',
    'For text that must be seen: it is only read out.',
  ],
  keys: [],
  accessibility:
    'It is a status that is visually hidden; its text is read out when it changes. It can receive the focus from a script, but not from Tab.',
};
