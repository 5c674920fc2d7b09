import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For anything that a request brings: it shows a skeleton, LoadFailure or the data, whichever is true.',
  ],
  avoid: [
    'For an empty list: the children decide what to show, usually EmptyState.',
    'For content that is already there: render it directly.',
  ],
  keys: [['Enter or Space', 'On Retry: asks again.']],
  accessibility:
    'A status reads out “Loading …” while it loads; the skeleton is hidden from assistive technology. When Retry is pressed the focus moves to the status, so the next Tab reaches what has loaded.',
};
