import { EmptyState } from '../../src/components/feedback/EmptyState';
import { Button } from '../../src/components/primitives/Button';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'In place of a list whose request succeeded without entries, or without a match for the filters.',
    'With an action where a filter can be reset or another page helps.',
  ],
  avoid: [
    'For a request that failed: use LoadFailure.',
    'For a whole page that does not exist: use MissingPage.',
    'For a single missing value: show its default text or picture.',
  ],
  keys: [['Tab', 'Moves to the action.']],
  accessibility:
    'Its title is a heading; headingLevel is its place in the outline of the page. The icon is hidden from assistive technology. It is not read out by itself: the results line above a list reports the count.',
  examples: [
    {
      good: {
        Example: () => (
          <EmptyState
            title="No Fighters Found"
            text="Try adjusting your search terms or filters to find fighters"
            icon="search"
            headingLevel={3}
            action={<Button>Clear Filters</Button>}
          />
        ),
        because: 'It says what is missing, why, and what to do; the button does it.',
      },
      bad: {
        Example: () => <EmptyState title="No Data" text="The list is empty." headingLevel={3} />,
        because: 'It does not say what is missing, and the visitor can only go back.',
      },
    },
  ],
};
