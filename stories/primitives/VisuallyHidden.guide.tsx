import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For text that the eye takes from the layout or an icon, and a screen reader would miss.',
    'As an output, for a change that should be read out and is already seen.',
  ],
  avoid: [
    'For text that would help everyone: show it.',
    'For a status that is read out while a list loads: use LoadingStatus.',
    'For an icon’s meaning: use the label of Icon.',
    'For controls: a focus that cannot be seen confuses. Use SkipLink, which appears with the focus.',
  ],
  keys: [],
  accessibility:
    'It is read out where it is, and takes no space on the screen. As an output it has the role status.',
};
