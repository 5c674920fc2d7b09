import { FighterStatusBadge } from '../../src/components/fighters/FighterStatusBadge';
import { Badge } from '../../src/components/primitives/Badge';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['A fighter’s status, wherever it is shown: pass it as the API gives it.'],
  avoid: [
    'For an event’s status: use EventStatusBadge.',
    'For any other label: use Badge.',
    'For choosing a status: use SelectField.',
  ],
  keys: [],
  accessibility:
    'It is plain text in the reading order. Its colour adds nothing that its label does not say. An unknown status is labelled ACTIVE.',
  examples: [
    {
      good: {
        Example: () => <FighterStatusBadge status="rising-star" />,
        because: 'The API’s status is passed on; the badge knows its label and colour.',
      },
      bad: {
        Example: () => <Badge tone="gold">RISING STAR</Badge>,
        because: 'A label and a colour chosen by hand disagree: gold means champion.',
      },
    },
    {
      good: {
        Example: () => <FighterStatusBadge status="champion" />,
        because: 'One status a fighter.',
      },
      bad: {
        Example: () => (
          <div>
            <FighterStatusBadge status="champion" /> <FighterStatusBadge status="veteran" />
          </div>
        ),
        because: 'A fighter has one status: two badges contradict each other.',
      },
    },
  ],
};
