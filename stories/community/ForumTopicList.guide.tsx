import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For sample topics of the forum, in the order in which they are given.'],
  avoid: [
    'For the rules of the community: use RuleList.',
    'For fighters by rank: use RankingList.',
    'For topics to open: the topics are not links yet.',
  ],
  keys: [],
  accessibility:
    'It is a list with a heading of level 3 for each topic. The pin of a pinned topic is read out as “Pinned:” before the title.',
};
