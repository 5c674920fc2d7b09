import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To reserve the exact space of content that is loading, so that nothing moves when it arrives.',
    'Within the skeleton of a component, such as FighterCardSkeleton.',
  ],
  avoid: [
    'For an action that is under way: use the pending state of Button.',
    'For content that could not be loaded: use LoadFailure.',
    'For a picture whose address is known: use Picture, which shows the picture’s own colour until it arrives.',
  ],
  keys: [],
  accessibility:
    'It is hidden from assistive technology. Use LoadingStatus beside it, which says that something is loading. Its shimmer stops where reduced motion is preferred.',
};
