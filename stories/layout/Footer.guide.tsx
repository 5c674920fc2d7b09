import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, at the end of every page; SiteLayout has it.'],
  avoid: [
    'Within a page or a card: for a few links use ButtonLink in a list.',
    'For a link without a page yet: it uses ComingSoonButton, not a link without a target.',
  ],
  keys: [
    ['Tab', 'Moves through the links and placeholders in reading order.'],
    ['Enter', 'Follows a link, or makes a placeholder say “Coming soon”.'],
  ],
  accessibility:
    'It is the contentinfo landmark. Each list of links is a navigation named by its heading. A placeholder is a button whose tooltip says “Coming soon”.',
};
