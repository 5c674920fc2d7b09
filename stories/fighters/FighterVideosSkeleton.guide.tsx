import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The place of the first row of FighterVideos, which renders it by itself.'],
  avoid: ['For a fighter without videos: FighterVideos shows an EmptyState.'],
  keys: [],
  accessibility: 'It is hidden from assistive technology. FighterVideos puts a status beside it.',
};
