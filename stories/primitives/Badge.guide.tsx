import { Badge } from '../../src/components/primitives/Badge';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A short state or category of the thing it is on: a status, a rank, a kind of video.'],
  avoid: [
    'For something to press: use Button.',
    'For a fighter’s or an event’s status: use FighterStatusBadge or EventStatusBadge, which know the labels and colours.',
    'For more than two words: write a sentence instead.',
  ],
  keys: [],
  accessibility:
    'It is plain text in the reading order. Its colour adds nothing that its label does not say.',
  examples: [
    {
      good: {
        Example: () => <Badge tone="gold">Champion</Badge>,
        because: 'One word in the tone of its meaning.',
      },
      bad: {
        Example: () => <Badge tone="gold">Has held the belt since 2021</Badge>,
        because: 'A sentence in capitals is hard to read and pushes its neighbours aside.',
      },
    },
  ],
};
