import { useSyncExternalStore } from 'react';
import type { Clock } from '../../domain/dates';

let clock: Clock | undefined;

/** The visitor's way to tell time. The zone is left to the browser: some name one that they do not take back. */
export function viewerClock(): Clock {
  clock ??= {
    hourCycle: new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hourCycle,
  };
  return clock;
}

/** Nothing changes it while a page is open. */
const subscribe = () => () => undefined;

/**
 * Returns the visitor's own zone and way of counting hours, or `null` on the server and while its page is hydrated, which
 * must show the same.
 */
export function useViewerClock(): Clock | null {
  return useSyncExternalStore(subscribe, viewerClock, () => null);
}
