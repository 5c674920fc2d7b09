import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Around a part of the site that may throw while it is rendered, so that the rest stays usable.',
    'With a resetKey that changes when the visitor goes on to another page.',
  ],
  avoid: [
    'For a request that failed: it does not throw; use LoadFailure.',
    'For an error in an event handler: React does not pass it on; report it with a notification.',
  ],
  keys: [],
  accessibility:
    'It renders nothing of its own. The ErrorScreen that it shows by default is an alert, so it is read out when it appears.',
};
