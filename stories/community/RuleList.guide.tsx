import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For numbered rules of one sentence each, all different.'],
  avoid: [
    'For what a visitor gets: use BenefitList.',
    'For a text of several paragraphs: use headings and paragraphs.',
  ],
  keys: [],
  accessibility: 'It is an ordered list. Its numbers are drawn by the style sheet.',
};
