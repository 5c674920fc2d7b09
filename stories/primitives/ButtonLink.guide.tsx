import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/urls/paths';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['For a way on that matters: to another page of the site, or to a part of this one.'],
  avoid: [
    'To do something on the page: use Button.',
    'To leave the site: use ExternalLink.',
    'Within a sentence: use a plain link.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility:
    'It has the role link, and its label is its name. As any link it can be opened in a new tab; Space does not follow it.',
  examples: [
    {
      good: {
        Example: () => (
          <ButtonLink to={paths.fighters} tone="secondary">
            View all 60 fighters
          </ButtonLink>
        ),
        because: 'The label says where it leads, also in a list of the page’s links.',
      },
      bad: {
        Example: () => (
          <ButtonLink to={paths.fighters} tone="secondary">
            More
          </ButtonLink>
        ),
        because: 'In a list of links “More” does not say where it leads.',
      },
    },
  ],
};
