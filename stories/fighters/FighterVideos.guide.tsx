import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The videos of one fighter on the profile, with their loading, empty and failed states.'],
  avoid: [
    'For playing a video: it only lists them, and they are not links.',
    'For other lists that load: use LoadableContent.',
  ],
  keys: [['Enter, Space', 'On Retry, requests the videos again.']],
  accessibility:
    'A region named FIGHT HIGHLIGHTS with a list; each title is a heading of level 3, and thumbnails are decorative. While it loads a status says “Loading the fight videos…”. A failure is an alert with a Retry button; pressing it moves the focus to the status.',
};
