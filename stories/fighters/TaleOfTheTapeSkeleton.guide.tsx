import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of TaleOfTheTape while its code and the roster load.'],
  avoid: ['While only a corner is empty: TaleOfTheTape shows a silhouette and the hint.'],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. Put a LoadingStatus beside it, as LoadableContent does.',
};
