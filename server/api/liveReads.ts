import type { ContentStore } from '../content/contentStore';
import type { Log } from '../http/log';
import { createReads, type Reads } from './reads';

/** The reads of the current content. */
export interface LiveReads {
  readonly current: Reads;
}

/**
 * Follows the content: the old responses are served until those of the new content are ready, then all change
 * together.
 */
export function createLiveReads(content: ContentStore, log: Log): LiveReads {
  let current = createReads(content.current);
  current.warm().catch((error: unknown) => {
    log.error(error, 'The API could not be prepared');
  });
  content.onChange((changed) => {
    const next = createReads(changed);
    next.warm().then(
      () => {
        // A later edit may have replaced this one while its responses were created.
        if (content.current === changed) current = next;
      },
      (error: unknown) => {
        log.error(error, 'The API could not load the new content');
      },
    );
  });
  return {
    get current() {
      return current;
    },
  };
}
