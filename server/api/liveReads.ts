import type { ContentSource } from '../content/contentSource';
import type { Log } from '../log';
import { createReads, type Reads } from './reads';

/** The reads of the content as it is now. */
export interface LiveReads {
  readonly current: Reads;
}

/**
 * Follows the content: the old answers are given until those of the new content are ready, then all
 * change at once.
 */
export function createLiveReads(content: ContentSource, log: Log): LiveReads {
  let current = createReads(content.current);
  current.warm().catch((error: unknown) => {
    log.error(error, 'The API could not be prepared');
  });
  content.onChange((changed) => {
    const next = createReads(changed);
    next.warm().then(
      () => {
        // A later edit may have overtaken this one while its answers were made.
        if (content.current === changed) current = next;
      },
      (error: unknown) => {
        log.error(error, 'The API could not take up the new content');
      },
    );
  });
  return {
    get current() {
      return current;
    },
  };
}
