import { Button } from '../../src/components/primitives/Button';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To do something on the page: send a form, clear a filter, open a dialog.',
    'Primary for the main action of a screen, secondary for an alternative, quiet for a minor one.',
  ],
  avoid: [
    'To go to another page, or to a part of this one: use ButtonLink.',
    'For an action that does not exist yet: use ComingSoonButton.',
    'To leave the site: use ExternalLink.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it, also while it is pending.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
  accessibility:
    'It has the role button, and its label is its name; an icon alone needs a label of its own. While it is pending it is announced as unavailable, keeps the focus, and its pending label is its name.',
  examples: [
    {
      good: {
        Example: () => <Button>Register now</Button>,
        because: 'The label is a verb and says what will happen.',
      },
      bad: {
        Example: () => <Button>OK</Button>,
        because: 'Read out of context, “OK” does not say what will happen.',
      },
    },
    {
      good: {
        Example: () => (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
            <Button>Register now</Button>
            <Button tone="quiet">Clear form</Button>
          </div>
        ),
        because: 'One primary button shows where to go on.',
      },
      bad: {
        Example: () => (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
            <Button>Register now</Button>
            <Button>Clear form</Button>
          </div>
        ),
        because: 'Two primary buttons compete, and one of them loses what was typed.',
      },
    },
  ],
};
