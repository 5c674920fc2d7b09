import { EmptyState } from '../../src/components/feedback/EmptyState';
import { LoadFailure } from '../../src/components/feedback/LoadFailure';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'In place of content whose request failed; LoadableContent shows it.',
    'For one part of a page at a time: the rest of the page stays.',
  ],
  avoid: [
    'For a list without entries: use EmptyState.',
    'For a form that was refused: use SubmissionMessage and a notification.',
    'For a page that broke: use ErrorScreen.',
  ],
  keys: [
    ['Tab', 'Moves to Retry.'],
    ['Enter or Space', 'Asks again.'],
  ],
  accessibility:
    'It is an alert, so it is read out when it appears. Its title is text and no heading.',
  examples: [
    {
      good: {
        Example: () => <LoadFailure what="the fighters" onRetry={() => undefined} />,
        because: 'The visitor learns that the list exists, and can ask for it again.',
      },
      bad: {
        Example: () => (
          <EmptyState
            title="No Fighters Found"
            text="Try adjusting your search terms or filters to find fighters"
            icon="search"
            headingLevel={3}
          />
        ),
        because: 'A failure that looks like an empty list says that there are no fighters.',
      },
    },
    {
      good: {
        Example: () => <LoadFailure what="the fight videos" onRetry={() => undefined} />,
        because: 'The name of what is missing, as it reads within the sentence.',
      },
      bad: {
        Example: () => (
          <LoadFailure what="GET /api/fighters/7/videos (503)" onRetry={() => undefined} />
        ),
        because: 'A visitor can do nothing with an address and a status.',
      },
    },
  ],
};
