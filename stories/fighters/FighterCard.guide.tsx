import { FighterCard } from '../../src/components/fighters/FighterCard';
import { ButtonLink } from '../../src/components/primitives/ButtonLink';
import { paths } from '../../src/urls/paths';
import { champion, newcomer } from '../../src/testing/fixtures';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'A fighter in a list, as on Home and on the roster: a picture, the main facts, and the way to the profile.',
    'Inside FighterGrid, which sets its width. It fills its parent and needs about 170 px.',
  ],
  avoid: [
    'For the fighter a page is about: use FighterHero.',
    'For one of two fighters who are compared: use TaleOfTheTape.',
    'With buttons or links on it: its one link covers the whole card.',
  ],
  keys: [
    ['Tab', 'Moves to the card, which is one stop.'],
    ['Enter', 'Opens the profile.'],
  ],
  accessibility:
    'An article whose heading, of level 2 or 3, holds the one link. The link is named after the fighter alone; nickname, weight class, record and bio are text after it. The picture is decorative.',
  examples: [
    {
      good: {
        Example: () => <FighterCard fighter={champion} />,
        because:
          'The whole poster is the link: one stop for the keyboard, named after the fighter.',
      },
      bad: {
        Example: () => (
          <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
            <FighterCard fighter={champion} />
            <ButtonLink to={paths.fighter(champion.id)}>View profile</ButtonLink>
          </div>
        ),
        because:
          'A second link to the same page is one more stop, and its name is the same on each card.',
      },
    },
    {
      good: {
        Example: () => <FighterCard fighter={newcomer} />,
        because:
          'A field that is missing is left out: the card shows its silhouette and default bio.',
      },
      bad: {
        Example: () => (
          <FighterCard fighter={{ ...newcomer, nickname: 'N/A', bio: 'No bio yet.' }} />
        ),
        because: 'A placeholder text in a field reads as if it were the fighter’s own.',
      },
    },
  ],
};
