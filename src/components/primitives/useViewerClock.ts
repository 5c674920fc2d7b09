import { useSyncExternalStore } from 'react';
import type { Clock } from '../../domain/dates';

let clock: Clock | undefined;

/** The zone is left to the browser: some name one that they do not take back. */
function viewerClock(): Clock {
  clock ??= {
    hourCycle: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
  };
  return clock;
}

/** Neither changes while a page is open. */
const subscribe = () => () => undefined;

/**
 * The visitor's own zone and way of counting hours. `undefined` on the server and until its page is
 * hydrated, since the two must show the same.
 */
export function useViewerClock(): Clock | undefined {
  return useSyncExternalStore(subscribe, viewerClock, () => undefined);
}
