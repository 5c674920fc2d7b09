import { Button } from '../../src/components/primitives/Button';
import { Icon } from '../../src/components/primitives/Icon';
import { Tooltip } from '../../src/components/primitives/Tooltip';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For a hint of a few words on a control without an action, which the visitor can do without.',
  ],
  avoid: [
    'For anything that must be known: write it on the page.',
    'For an error of a field: use the error of TextField.',
    'For the name of a control: give an Icon its label.',
    'On text or anything else that takes no focus: the keyboard could not open it.',
  ],
  keys: [
    ['Tab', 'Moves the focus to the control and opens the tooltip; the next Tab closes it.'],
    ['Escape', 'Closes the tooltip; the focus stays.'],
  ],
  accessibility:
    'The text has the role tooltip and is the description of its control while it is open; closed, it is not in the page. Under the pointer it opens after 700 ms, and it stays while the pointer is on it. A press opens it, too: a touch screen has neither hover nor focus.',
  examples: [
    {
      good: {
        Example: () => (
          <Tooltip label="Pinned by a moderator">
            <Button tone="quiet">Pinned</Button>
          </Tooltip>
        ),
        because: 'The control has its own label, and the tooltip adds a detail.',
      },
      bad: {
        Example: () => (
          <Tooltip label="Registration closes on Friday at noon">
            <Button>Register now</Button>
          </Tooltip>
        ),
        because: 'A deadline must be seen before the button is pressed.',
      },
    },
    {
      good: {
        Example: () => (
          <Button tone="quiet" size="icon">
            <Icon name="share" label="Share profile" />
          </Button>
        ),
        because: 'A label names a button that shows only an icon.',
      },
      bad: {
        Example: () => (
          <Tooltip label="Share profile">
            <Button tone="quiet" size="icon">
              <Icon name="share" />
            </Button>
          </Tooltip>
        ),
        because: 'A tooltip only describes: to a screen reader this button has no name.',
      },
    },
  ],
};
