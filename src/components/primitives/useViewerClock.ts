import { useDeferredValue } from 'react';
import type { Clock } from '../../domain/dates';

let clock: Clock | undefined;

/** The visitor's way to tell time. The zone is left to the browser: some name one that they do not take back. */
export function viewerClock(): Clock {
  clock ??= {
    hourCycle: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
  };
  return clock;
}

/**
 * The visitor's own zone and way of counting hours. `null` on the server and in the first drawing, which must
 * show the same; it comes after that, when there is time.
 */
export function useViewerClock(): Clock | null {
  return useDeferredValue(viewerClock(), null);
}
